import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server serves what this writes; `TILEFOLK_SERVER` points the development server at a running one.
const server = process.env.TILEFOLK_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  base: "/",
  build: {
    outDir: "../src/tilefolk/server/static",
    emptyOutDir: true,
    target: "es2022",
    // Inline data: pictures would need a wider content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server.replace("http", "ws"), ws: true } },
  },
  test: { include: ["src/**/*.test.ts"] },
});
