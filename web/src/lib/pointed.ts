// Whether the reader has something that points without touching: then what would come of a choice is seen before it is made.
import { MediaQuery } from "svelte/reactivity";

export const pointed = new MediaQuery("hover: hover");
