// Write the atlas of all drawings into the Python package: node atlas.mjs FOLDER
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { createServer } from "vite";

const folder = process.argv[2];
const vite = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "warn",
    server: { middlewareMode: true, watch: null, ws: false, fs: { allow: [".."] } },
    optimizeDeps: { noDiscovery: true, include: [] },
});
const { tileAtlas, tileFaces, catanAtlas } = await vite.ssrLoadModule("/src/atlas/atlas.ts");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const write = (name, data) => {
    writeFileSync(join(folder, `${name}.json.gz`), gzipSync(JSON.stringify(data), { level: 9 }));
};
for (const game of ["hunters", "mayflower"]) {
    write(game, tileAtlas(game));
    write(`${game}-near`, tileFaces(game, false));
    write(`${game}-far`, tileFaces(game, true));
}
write("catan", catanAtlas());
await vite.close();
