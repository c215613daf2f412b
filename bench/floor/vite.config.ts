import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  build: {
    rolldownOptions: { checks: { moduleLevelDirective: false } },
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
});
