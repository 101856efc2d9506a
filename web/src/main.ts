import { mount } from "svelte";
import App from "./App.svelte";

const target = document.getElementById("app") as HTMLElement;
target.replaceChildren();
mount(App, { target });
