import "./tokens.css";
import "./base.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { addFirstSprite } from "./icons/sprite";
import { router } from "./router.svelte";
import { session } from "./session.svelte";
import { tongue } from "./text/tongue.svelte";
import { keepShell } from "./worker";

addFirstSprite();
router.start();
await Promise.all([tongue.load(), session.load()]);
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void keepShell();
