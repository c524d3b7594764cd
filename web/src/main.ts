import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./ui/settings/settings.svelte";
import "./style/tokens.css";
import "./style/base.css";
import { preferred, speaking } from "./i18n/language.svelte";

settings.apply();
await speaking.speak(preferred());
mount(App, { target: document.getElementById("page") ?? document.body });

if (import.meta.env.PROD && "serviceWorker" in navigator) void navigator.serviceWorker.register("/sw.js");
