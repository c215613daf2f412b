import type { Access } from "../src/navigation/routeTable.ts";

export type PreloadRoute = {
  path: string;
  access: Access;
  /** Addresses of the chunks the page needs besides the entry. */
  files: readonly string[];
  /** What it asks the server first, where that is not the same as on every page. */
  dataPath?: string;
};

type PreloadSettings = {
  /** For every other path. */
  rest: readonly string[];
  tokenKey: string;
  themeKey: string;
  /** What every signed-in page asks the server first. */
  sessionPath: string;
  /** What every page that needs a session shows. */
  dataPath: string;
  /** How long to wait for either. */
  waitMs: number;
};

/**
 * The inline script of index.html. While the entry loads, it preloads the chunks of the page being opened (the login
 * without a token), and requests the session and the page's data; `services/prefetchedResponses.ts` passes the answers
 * to the client. It sets the stored theme before the first paint. If the entry does not load, the splash says so.
 */
export function preloadScript(routes: readonly PreloadRoute[], settings: PreloadSettings): string {
  const rows = [...routes]
    .sort(fixedFirst)
    .map(({ path, access, files, dataPath }) => [pattern(path), needs[access], files, ...(dataPath ? [dataPath] : [])]);
  const login = routes.find(({ access }) => access === "guest")?.files ?? [];
  return `(${announce})(${[rows, login, settings].map(asScript).join(",")})`;
}

/** Runs in the page, serialised as text: it must not refer to anything outside itself. */
const announce = `(rows, login, { rest, tokenKey, themeKey, sessionPath, dataPath, waitMs }) => {
  let stored = null;
  try {
    const theme = localStorage.getItem(themeKey);
    if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  } catch {}
  try { stored = JSON.parse(localStorage.getItem(tokenKey)); } catch {}
  const token = stored?.expires_at * 1000 > Date.now() ? stored.token : null;
  const [, needsSession, files, ownPath] = rows.find(([pattern]) => new RegExp(pattern).test(location.pathname)) ?? [0, 1, rest];
  const fail = () => {
    const words = document.querySelector("[data-failed]");
    if (!words) return;
    words.textContent = words.dataset.failed;
    const again = words.nextElementSibling;
    again.hidden = false;
    again.onclick = () => location.reload();
  };
  addEventListener("error", ({ target }) => { if (target instanceof HTMLScriptElement) fail(); }, true);
  addEventListener("kyuseki-failed", fail);
  for (const href of needsSession && token === null ? login : files)
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  if (token === null) return;
  const authorization = "Token " + token;
  const answers = {};
  for (const path of needsSession ? [sessionPath, ownPath ?? dataPath] : [sessionPath]) {
    const headers = { Accept: "application/json", Authorization: authorization };
    answers[path] = fetch(path, { headers, signal: AbortSignal.timeout(waitMs) })
      .then(async (answer) => ({ status: answer.status, text: await answer.text(), retryAfter: answer.headers.get("retry-after") ?? undefined }))
      .catch(() => null);
  }
  window.prefetchedResponses = { authorization, answers };
}`.replaceAll(/\n\s*/g, " ");

/** 1 where a session is needed. */
const needs = { session: 1, guest: 0, open: 0, public: 0 } as const satisfies Record<Access, 0 | 1>;

const pattern = (path: string) => `^${path.replace(/\/$/, "").replaceAll(/:\w+/g, "[^/]+")}/?$`;

const fixedFirst = (a: PreloadRoute, b: PreloadRoute) => count(a.path) - count(b.path);
const count = (path: string) => path.split(":").length;

/** `</script>` inside a script element would end it. */
const asScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
