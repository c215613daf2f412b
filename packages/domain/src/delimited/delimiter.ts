const delimiters = ["\t", ",", ";"] as const;
export type Delimiter = (typeof delimiters)[number];

/** The delimiter of most lines, then the most frequent one, in the text's first `sampled` UTF-16 units. */
export function delimiterOf(text: string, sampled: number): Delimiter {
  const bare = text.slice(0, sampled).replace(/"[^"]*"/g, "");
  const lines = bare.split(/\r\n|\r|\n/);
  const counts = delimiters.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
    times: bare.split(delimiter).length,
  }));
  const isMore = (one: (typeof counts)[number], other: (typeof counts)[number]) =>
    one.lines > other.lines || (one.lines === other.lines && one.times > other.times);
  return counts.reduce((best, next) => (isMore(next, best) ? next : best)).delimiter;
}
