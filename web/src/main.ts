import { mount } from "svelte";
import App from "./App.svelte";
import { reloadWhenOutdated } from "./outdated";
import { settings } from "./settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { preferred, speaking } from "./words/language.svelte";

reloadWhenOutdated();
settings.apply();
await speaking.speak(preferred());
mount(App, { target: document.getElementById("page") ?? document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
