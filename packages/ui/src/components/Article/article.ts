import type { MarkdownTree } from "../MarkdownView/markdownTree.ts";

/** A part of a written text that has a place of its own. */
export type ArticleSection = {
  /** Its place in the address; ASCII, once on the page. */
  id: string;
  title: string;
  markdown: MarkdownTree;
  /** What it tells of is not there yet. */
  planned: boolean;
};

/** A written text: a chapter of the manual, a group of questions, the terms. */
export type Article = {
  id: string;
  title: string;
  /** Chapters of one group stand together. */
  group: string;
  /** The day it was last changed, YYYY-MM-DD. */
  updated: string;
  planned: boolean;
  /** A sentence that has to be read before the text. */
  notice: string | null;
  /** What stands before the first section. */
  lead: MarkdownTree;
  sections: readonly ArticleSection[];
};
