import { build } from "vite";
import { expect, it } from "vitest";

it("weighs less than 35 kB on the way to the browser", async () => {
  const result = await build({
    configFile: false,
    logLevel: "silent",
    publicDir: false,
    build: { write: false, minify: true, target: "es2022", lib: { entry: "src/art/index.ts", formats: ["es"] } },
  });
  const code = [result]
    .flat()
    .flatMap((part) => ("output" in part ? part.output : []))
    .map((file) => ("code" in file ? file.code : ""))
    .join("");
  expect(code).toContain("art-");
  const packed = await new Response(new Blob([code]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
  expect(packed.byteLength).toBeLessThan(35_000);
}, 60_000);
