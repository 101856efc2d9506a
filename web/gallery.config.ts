import { defineConfig } from "vite";

// The picture gallery of the art, for people who draw: `scripts/gallery` builds it and takes pictures of it.
export default defineConfig({
  base: "./",
  publicDir: false,
  build: {
    outDir: process.env.TILEFOLK_GALLERY ?? "node_modules/.gallery",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: { input: "gallery.html" },
  },
});
