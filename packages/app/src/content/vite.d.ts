/// <reference types="vite/types/importMeta.d.ts" />

/** Read while building (`build/articles.ts`). */
declare module "*.md" {
  const article: import("@kyuseki/ui/screens/Help").Article;
  export default article;
}
