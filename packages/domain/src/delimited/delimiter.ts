const delimiters = ["\t", ",", ";"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The most frequent delimiter in the text's first `sampled` UTF-16 units. */
export function delimiterOf(text: string, sampled: number): Delimiter {
  const bare = text.slice(0, sampled).replace(/"[^"]*"/g, "");
  const counts = delimiters.map((delimiter) => ({ delimiter, count: bare.split(delimiter).length }));
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter;
}
