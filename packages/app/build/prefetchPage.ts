import type {} from "../src/services/prefetchedLink.ts";
import type {} from "../src/services/prefetchedResponses.ts";
import type { FirstCall, LinkCall, NextCall } from "./firstCall.ts";

/** A page as the inline script of index.html knows it. */
export type PrefetchablePage = {
  needsSession: boolean;
  /** Addresses of the chunks it needs besides the entry. */
  files: readonly string[];
  /** Of the chunks of what it draws later, such as its charts, which give way to everything else. */
  later: readonly string[];
  /** From which width of the window on, in pixels: below it what they draw is not in the first look. */
  laterFrom: number | undefined;
  /** Session storage key of the search parameters it was last seen with. */
  viewKey: string;
  calls: readonly FirstCall[];
  linkCall: LinkCall | undefined;
};

/** Its path, with parameters as `:name`, and the page as JSON, which is read only at its address. */
export type WrittenPage = [path: string, page: string];

export type PrefetchSettings = {
  /** Files for every other path. */
  rest: readonly string[];
  /** Files of the login, which a page that needs a session becomes without one. */
  login: readonly string[];
  tokenKey: string;
  themeKey: string;
  /** What every signed-in page asks the server first. */
  sessionPath: string;
  /** How long to wait for an answer. */
  waitMs: number;
  /** After how long a page without its entry counts as cut off. */
  entryWaitMs: number;
  /** How many requests may run at once (AP-3). */
  concurrent: number;
};

/**
 * Runs in the page, serialised as text: refers to nothing outside itself. Sets the stored theme before the first paint,
 * and requests the files and the first data of the page at the present address. If the entry does not load, the splash says so.
 */
export function prefetchPage(pages: readonly WrittenPage[], settings: PrefetchSettings) {
  const { rest, login, tokenKey, themeKey, sessionPath, waitMs, entryWaitMs, concurrent } = settings;
  const stored = (storage: "localStorage" | "sessionStorage", key: string) => {
    try {
      return window[storage].getItem(key);
    } catch {
      return null;
    }
  };
  const theme = stored("localStorage", themeKey);
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  const fail = () => {
    const words = document.querySelector<HTMLElement>("[data-failed]");
    if (!words) return;
    words.textContent = words.dataset.failed ?? "";
    const again = words.nextElementSibling as HTMLElement;
    again.hidden = false;
    again.onclick = () => location.reload();
  };
  addEventListener("error", ({ target }) => target instanceof HTMLScriptElement && fail(), true);
  addEventListener("kyuseki-failed", fail);
  // The entry stands at the end of the page. Of a page that was cut off before, a browser may never say anything.
  const check = () => void ("entryExports" in window || fail());
  addEventListener("DOMContentLoaded", check);
  setTimeout(check, entryWaitMs);

  const tokenNow = (): string | null => {
    try {
      const { token, expires_at } = JSON.parse(stored("localStorage", tokenKey) ?? "{}");
      return expires_at * 1000 > Date.now() ? token : null;
    } catch {
      return null;
    }
  };
  const load = (href: string, fetchPriority: "auto" | "low" = "auto") => {
    if (document.head.querySelector(`link[href="${href}"]`)) return [];
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", fetchPriority, href });
    document.head.append(link);
    return [link];
  };
  const answers: NonNullable<Window["prefetchedResponses"]>["answers"] = {};
  const json = "application/json";
  let running = 0;
  const waiting: (() => void)[] = [];
  const request = async (path: string, init: RequestInit) => {
    if (running >= concurrent) await new Promise<void>((start) => waiting.push(start));
    running += 1;
    try {
      const reply = await fetch(path, { ...init, signal: AbortSignal.timeout(waitMs) });
      const text = await reply.text();
      return { status: reply.status, text, retryAfter: reply.headers.get("retry-after") ?? undefined };
    } catch {
      return null;
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
  const ask = (authorization: string, path: string) => {
    answers[path] ??= {
      at: Date.now(),
      answer: request(path, { headers: { Accept: json, Authorization: authorization } }),
    };
    return answers[path].answer;
  };
  /** null when the list is empty, or is none: the page itself says what is wrong with it. */
  const addressOfNext = ({ path, list, id, open }: NextCall, text: string) => {
    try {
      const rows: Record<string, unknown>[] = JSON.parse(text)[list];
      const row = rows.find((one) => one[open] === null) ?? rows[0];
      return row ? path.replace(":id", `${row[id]}`) : null;
    } catch {
      return null;
    }
  };
  const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text);
  /** null when the address does not say everything, or the call is not for it. */
  const addressOf = (
    { path, params, query, when, month, days, schoolYear, range }: FirstCall,
    said: URLSearchParams,
    groups: Record<string, string>,
  ) => {
    if (Object.entries(when).some(([name, text]) => said.get(name) !== text)) return null;
    let filled = path;
    for (const [name, from] of Object.entries(params)) {
      const text = from.startsWith("=") ? from.slice(1) : (groups[from] ?? said.get(from) ?? "");
      if (!from.startsWith("=") && !isId(text)) return null;
      filled = filled.replace(`:${name}`, text);
    }
    const values = new URLSearchParams();
    for (const [name, { name: from, pattern, usual }] of Object.entries(query)) {
      const text = said.get(from);
      const given = text !== null && new RegExp(`^(?:${pattern})$`).test(text) ? text : usual;
      if (given !== undefined) values.set(name, given);
    }
    if (month && !values.has(month)) values.set(month, dayInJapan(0).slice(0, 7));
    for (const [name, after] of Object.entries(days ?? {})) values.set(name, dayInJapan(after));
    if (schoolYear) {
      const chosen = said.get(schoolYear) ?? "";
      const today = dayInJapan(0);
      const present = Number(today.slice(0, 4)) - Number(today.slice(5) < "04");
      const year = /^20\d\d$/.test(chosen) ? Number(chosen) : present;
      values.set("from", `${year}-04-01`);
      values.set("to", `${year + 1}-03-31`);
    }
    const [from, to] = (range ?? []).map((name) => values.get(name) ?? "");
    if (range && (!from || !to || from > to)) for (const name of range) values.delete(name);
    values.sort();
    return filled + (values.size > 0 ? `?${values}` : "");
  };

  const dayInJapan = (after: number) =>
    new Date(Date.now() + 32_400_000 + after * 86_400_000).toISOString().slice(0, 10);

  const pageAt = (pathname: string) => {
    const parts = pathname.replace(/\/$/, "").split("/");
    for (const [path, written] of pages) {
      const names = path.replace(/\/$/, "").split("/");
      const isHere = (name: string, at: number) => (name.startsWith(":") ? parts[at] : name === parts[at]);
      if (names.length !== parts.length || !names.every(isHere)) continue;
      const groups = Object.fromEntries(
        names.flatMap((name, at) => (name.startsWith(":") ? [[name.slice(1), parts[at] ?? ""]] : [])),
      );
      return { path, page: JSON.parse(written) as PrefetchablePage, groups };
    }
    return null;
  };
  const here = pageAt(location.pathname);
  const loadFiles = (page: PrefetchablePage | undefined) => {
    const isRefused = (page?.needsSession ?? true) && tokenNow() === null;
    const coming = new Set((isRefused ? login : (page?.files ?? rest)).flatMap((file) => load(file)));
    // Asked for while the largest file, the shell, is still on its way, they begin to arrive when it has.
    const loadLater = () => {
      if (coming.size > 1 || isRefused || innerWidth < (page?.laterFrom ?? 0)) return;
      for (const file of page?.later ?? []) load(file, "low");
    };
    for (const link of coming)
      link.onload = link.onerror = () => {
        coming.delete(link);
        loadLater();
      };
    loadLater();
  };

  /** As it was typed; a broken escape is part of it. */
  const behindHash = () => {
    const text = location.hash.slice(1);
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  };

  window.prefetchFiles = (href) => loadFiles(pageAt(new URL(href, location.href).pathname)?.page);

  loadFiles(here?.page);
  const linked = here?.page.linkCall;
  if (linked) {
    const { path, name } = linked;
    const linkToken = behindHash();
    const init = {
      method: "POST",
      headers: { Accept: json, "Content-Type": json },
      body: JSON.stringify({ [name]: linkToken }),
    };
    if (linkToken) window.prefetchedLink = { path, token: linkToken, at: Date.now(), answer: request(path, init) };
    if (!linked.asksSession) return;
  }
  const token = tokenNow();
  if (token === null) return;
  if (here) window.signedInPage = { path: here.path, groups: here.groups };
  const authorization = `Token ${token}`;
  window.prefetchedResponses = { authorization, answers };
  ask(authorization, sessionPath);
  if (!here) return;
  const said = new URLSearchParams(location.search || stored("sessionStorage", here.page.viewKey) || "");
  for (const call of here.page.calls) {
    const address = addressOf(call, said, here.groups);
    if (address === null) continue;
    const answer = ask(authorization, address);
    const { next } = call;
    if (!next || isId(said.get(next.unless) ?? "")) continue;
    void answer.then((reply) => {
      const nextAddress = reply?.status === 200 ? addressOfNext(next, reply.text) : null;
      if (nextAddress !== null) ask(authorization, nextAddress);
    });
  }
}
