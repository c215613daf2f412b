/** Where a link may lead from a written text: the web, a mail, or a place of our own. Anything else leads nowhere. */
export function safeLink(address: string): string | null {
  const own = ownPlace(address);
  if (own !== null) return own;
  return /^(https?:\/\/|mailto:)/i.test(tidy(address)) ? tidy(address) : null;
}

/** A picture comes only from our own site: one from elsewhere would tell a stranger who reads. */
export const safePicture = (address: string): string | null => {
  const own = ownPlace(address);
  return own?.startsWith("#") ? null : own;
};

export const isElsewhere = (address: string) => /^https?:/i.test(address);

/** A path or a place in the page, never `//host` or `/\host`, nor anything with a scheme. */
function ownPlace(address: string): string | null {
  const place = tidy(address);
  if (place === "" || /^[/\\]{2}/.test(place)) return null;
  return /^[^/?#]*:/.test(place) ? null : place;
}

/** Browsers drop these while reading an address; a scheme could hide behind them. */
const tidy = (address: string) => [...address].filter((letter) => letter > "\u0020" && letter !== "\u007f").join("");
