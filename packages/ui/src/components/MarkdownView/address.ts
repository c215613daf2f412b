/** The targets allowed for links in texts: the web, a mail, or a path of our own; null for anything else. */
export function safeLink(address: string): string | null {
  const own = ownPlace(address);
  if (own !== null) return own;
  return /^(https?:\/\/|mailto:)/i.test(tidy(address)) ? tidy(address) : null;
}

/** Only pictures of our own site: a foreign one would tell its server who reads. */
export const safePicture = (address: string): string | null => {
  const own = ownPlace(address);
  return own?.startsWith("#") ? null : own;
};

export const isElsewhere = (address: string) => /^https?:/i.test(address);

/** A path or an anchor; never `//host` or `/\host`, nor anything with a scheme. */
function ownPlace(address: string): string | null {
  const place = tidy(address);
  if (place === "" || /^[/\\]{2}/.test(place)) return null;
  return /^[^/?#]*:/.test(place) ? null : place;
}

/** Removes characters that browsers drop while reading an address; a scheme could hide behind them. */
const tidy = (address: string) => [...address].filter((letter) => letter > "\u0020" && letter !== "\u007f").join("");
