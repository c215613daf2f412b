// One cache for each release. Its page is stored last: a release that has its page is complete.

/** Under this address a release's page is stored, whatever address was opened. */
export const pageUrl = "/";

const prefix = "kyuseki-release-";

export const cacheNameOf = (release: string) => prefix + release;

/** Names of the releases' caches, in the order in which they were installed. */
export async function releaseNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(prefix));
}

/** The page of the newest complete release. */
export async function newestPage(): Promise<Response | undefined> {
  for (const name of (await releaseNames()).reverse()) {
    const page = await (await caches.open(name)).match(pageUrl, { ignoreVary: true });
    if (page) return page;
  }
  return undefined;
}

/** A file that some release has stored. Names carry the hash of their content. */
export const storedFile = (request: Request) => caches.match(request, { ignoreVary: true });

/** Under this address an active release keeps the ids of the windows that were open when it became active. */
const windowsUrl = "/windows-before";

/** Keeps the release that was active until now, for the windows that it has opened. */
export async function rememberWindows(own: string, windows: readonly string[]) {
  await (await caches.open(own)).put(windowsUrl, Response.json(windows));
}

/** After `own` is installed: of the others only the active release stays. */
export async function dropUnused(own: string) {
  const others = (await releaseNames()).filter((name) => name !== own);
  let active: string | undefined;
  for (const name of others) if (await (await caches.open(name)).match(windowsUrl)) active = name;
  await drop(others.filter((name) => name !== active));
}

/** While `own` is active: the earlier release goes when no window of it is open any more. */
export async function dropEarlier(own: string, isOpen: (id: string) => Promise<boolean>) {
  const names = await releaseNames();
  const earlier = names.slice(0, Math.max(0, names.indexOf(own)));
  if (earlier.length === 0) return;
  const windows: string[] = (await (await (await caches.open(own)).match(windowsUrl))?.json()) ?? [];
  if ((await Promise.all(windows.map(isOpen))).includes(true)) return;
  await drop(earlier);
}

const drop = (names: readonly string[]) => Promise.all(names.map((name) => caches.delete(name)));
