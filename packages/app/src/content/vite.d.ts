/// <reference types="vite/types/importMeta.d.ts" />

declare module "*.md?raw" {
  const text: string;
  export default text;
}
