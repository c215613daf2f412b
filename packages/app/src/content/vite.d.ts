/// <reference types="vite/types/importMeta.d.ts" />

/** The address of a script that runs beside the page. */
declare module "*?worker&url" {
  const address: string;
  export default address;
}

/** Read while building (`build/articles.ts`). */
declare module "*.md" {
  const article: import("@kyuseki/ui/screens/Help").Article;
  export default article;
}
