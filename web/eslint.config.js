import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["node_modules", "src/protocol.ts"] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  { files: ["**/*.svelte", "**/*.svelte.ts"], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // TypeScript finds undefined names better than the linter does.
      "no-undef": "off",
      // Pictures come from our own art as SVG text; nothing a player typed reaches {@html}.
      "svelte/no-at-html-tags": "off",
      // Our maps and sets are built whole and then only read; what must react is $state around them.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler warns about these while building; the linter does not see all of its warnings.
      "svelte/no-unused-svelte-ignore": "off",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_" }],
    },
  },
);
