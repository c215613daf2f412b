/** Longer addresses than any of ours are somebody's experiment. */
const longestTarget = 2000;
const home = "/";

/**
 * Where to go after signing in (D-4, I2): a path of this origin, or an address below the configured top site.
 * Everything else, and whatever would lead straight back to the login, is home.
 */
export function safeRedirect(target: string | null, origin: string, topSiteUrl: string | null): string {
  if (!target || target.length > longestTarget || hasTricks(target)) return home;
  const url = parse(target, origin);
  if (!url || url.username || url.password) return home;
  if (url.origin === origin) return isPlainPath(url.pathname) ? url.pathname + url.search + url.hash : home;
  return topSiteUrl && isBelow(url, topSiteUrl) ? url.href : home;
}

/** Browsers drop control characters and read `\` as `/`, so `/\evil` and `/<tab>/evil` are other sites. */
function hasTricks(text: string): boolean {
  return [...text].some((character) => character <= " " || character === "\\" || character === "\u007f");
}

function parse(target: string, origin: string): URL | null {
  const isAbsolute = /^https?:\/\/[^/]/i.test(target);
  const isPath = /^\/(?!\/)/.test(target);
  return (isAbsolute || isPath) && URL.canParse(target, origin) ? new URL(target, origin) : null;
}

/** Also after decoding, for whoever decodes once more on the way. */
function isPlainPath(pathname: string): boolean {
  const decoded = decode(pathname);
  return decoded !== null && !decoded.includes("//") && !hasTricks(decoded) && !/^\/(login|logout)\/?$/.test(decoded);
}

function decode(pathname: string): string | null {
  try {
    return decodeURIComponent(decodeURIComponent(pathname));
  } catch {
    return null;
  }
}

function isBelow(url: URL, topSiteUrl: string): boolean {
  if (!URL.canParse(topSiteUrl)) return false;
  const top = new URL(topSiteUrl);
  const root = top.pathname.endsWith("/") ? top.pathname : `${top.pathname}/`;
  return url.origin === top.origin && `${url.pathname}/`.startsWith(root);
}
