import { normalizeForSearch, plainText } from "@kyuseki/domain";
import { hasEveryWord } from "../MarkedText/searchWords.ts";
import type { Article, ArticleSection } from "./article.ts";

/** Articles prepared for searching at every keystroke. */
export type ArticleIndex = readonly {
  article: Article;
  title: string;
  whole: string;
  sections: readonly { section: ArticleSection; text: string }[];
}[];

export function articleIndex(articles: readonly Article[]): ArticleIndex {
  return articles.map((article) => {
    const sections = article.sections.map((section) => ({
      section,
      text: normalizeForSearch(`${section.title}\n${plainText(section.markdown)}`),
    }));
    const title = normalizeForSearch(article.title);
    const lead = normalizeForSearch(plainText(article.lead));
    return { article, title, sections, whole: [title, lead, ...sections.map(({ text }) => text)].join("\n") };
  });
}

export type ArticleHit = { article: Article; sections: readonly ArticleSection[] };

/**
 * The articles that contain every word (`searchWords`), each with the sections that contain all words that its title
 * lacks; a section with none of the words is no hit. In the order given; without words everything.
 */
export function searchArticles(index: ArticleIndex, words: readonly string[]): readonly ArticleHit[] {
  if (words.length === 0) return index.map(({ article }) => ({ article, sections: article.sections }));
  return index
    .filter(({ whole }) => hasEveryWord(whole, words))
    .map(({ article, title, sections }) => {
      const wanted = words.filter((word) => !title.includes(word));
      const hits = sections.filter(
        ({ text }) => hasEveryWord(text, wanted) && words.some((word) => text.includes(word)),
      );
      return { article, sections: hits.map(({ section }) => section) };
    });
}
