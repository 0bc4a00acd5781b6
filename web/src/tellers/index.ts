// What each game adds to the arguments of its messages, as the modules of src/westmarch/text do for the terminal.
import type { Teller } from "../text/speech";
import { teller as duel } from "./duel";
import { teller as lcg } from "./lcg";
import { teller as wotrBoard } from "./wotr_board";
import { teller as wotrCards } from "./wotr_cards";

export const TELLERS: Readonly<Record<string, Teller | undefined>> = { duel, lcg, wotr_board: wotrBoard, wotr_cards: wotrCards };
