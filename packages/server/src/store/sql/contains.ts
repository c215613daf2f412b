/** SQL: whether a text contains what is wanted. Width and case make no difference; nothing wanted is in every text. */
export const contains = (text: string, wanted: string) =>
  `strpos(lower(normalize(${text}, nfkc)), lower(normalize(${wanted}, nfkc))) > 0`;
