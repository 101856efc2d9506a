import { mount } from "svelte";
import App from "./App.svelte";
import { installArt } from "./art";
import { words } from "./i18n/index.svelte";
import { settings } from "./state/settings.svelte";
import "./style/theme.css";
import "./style/base.css";

async function start(): Promise<void> {
  settings.save();
  installArt(document);
  await words.start();
  const target = document.getElementById("app") as HTMLElement;
  target.replaceChildren();
  mount(App, { target });
}

void start();
