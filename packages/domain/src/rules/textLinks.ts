/** A piece of a text: as it is, or a link with its address. */
export type TextPart = { text: string; href?: string };

/**
 * A text that somebody typed in pieces. Only https addresses and Japanese telephone numbers become links; all
 * else, HTML included, stays text.
 */
export function textLinks(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const found of text.matchAll(candidate)) {
    const word = found[0].replace(trailing, "");
    const href = found.groups?.address ? addressOf(word) : telephoneOf(word);
    if (href === null) continue;
    if (found.index > done) parts.push({ text: text.slice(done, found.index) });
    parts.push({ text: word, href });
    done = found.index + word.length;
  }
  if (done < text.length) parts.push({ text: text.slice(done) });
  return parts;
}

/** ASCII alone: marks that turn the direction of a line, or letters of another alphabet, end an address. */
const candidate =
  /(?<address>https:\/\/[\w\-.~:/?#[\]@!$&()*+,;=%]+)|(?<![\w-])(?:0\d{1,4}-\d{1,4}-\d{3,4}|0\d{9,10})(?![\w-])/gi;

/** What ends a sentence rather than an address. */
const trailing = /[.,:;!?)\]]+$/;

/** null for what is no address, or names a user: `https://club.example@evil.example` leads elsewhere than it reads. */
function addressOf(text: string): string | null {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.hostname.includes(".") && !url.username && !url.password ? url.href : null;
}

/** Nine digits behind the 0 on a landline, ten on a mobile. */
function telephoneOf(text: string): string | null {
  const digits = text.replaceAll("-", "");
  return /^0\d{9,10}$/.test(digits) ? `tel:${digits}` : null;
}
