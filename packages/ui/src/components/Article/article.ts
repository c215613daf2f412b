import type { MarkdownTree } from "@kyuseki/domain";

/** A section of a text, with an anchor of its own. */
export type ArticleSection = {
  /** Anchor in the address; ASCII, unique on the page. */
  id: string;
  title: string;
  markdown: MarkdownTree;
  /** Describes something that does not exist yet. */
  planned: boolean;
};

/** A chapter of the manual, a group of questions, or the terms. */
export type Article = {
  id: string;
  title: string;
  /** Chapters of one group are listed together. */
  group: string;
  /** Day of the last change, YYYY-MM-DD. */
  updated: string;
  planned: boolean;
  /** A sentence to read before the text. */
  notice: string | null;
  /** The text before the first section. */
  lead: MarkdownTree;
  sections: readonly ArticleSection[];
};
