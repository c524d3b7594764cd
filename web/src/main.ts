import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { preferred, speaking } from "./words/language.svelte";

settings.apply();
await speaking.speak(preferred());
mount(App, { target: document.getElementById("page") ?? document.body });
