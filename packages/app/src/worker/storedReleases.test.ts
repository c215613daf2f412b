import { beforeEach, expect, test, vi } from "vitest";
import {
  cacheNameOf,
  dropEarlier,
  dropUnused,
  newestPage,
  pageUrl,
  releaseNames,
  rememberWindows,
} from "./storedReleases.ts";

/** The browser's own caches, as far as they are used here: by name, in the order in which they were made. */
function browserCaches(): Pick<CacheStorage, "keys" | "open" | "delete"> {
  const all = new Map<string, Cache>();
  const newCache = () => {
    const stored = new Map<string, Response>();
    return {
      put: async (url: string, response: Response) => void stored.set(url, response),
      match: async (url: string) => stored.get(url)?.clone(),
    } as unknown as Cache; // Nothing else of it is called.
  };
  return {
    keys: async () => [...all.keys()],
    open: async (name) => all.get(name) ?? all.set(name, newCache()).get(name) ?? newCache(),
    delete: async (name) => all.delete(name),
  };
}

beforeEach(() => {
  vi.stubGlobal("caches", browserCaches());
});

/** Installs a release, and makes it the active one while these windows are open. */
async function install(release: string, windows?: readonly string[]) {
  const name = cacheNameOf(release);
  await (await caches.open(name)).put(pageUrl, new Response(release));
  if (windows) await rememberWindows(name, windows);
}
const names = async () => (await releaseNames()).map((name) => name.replace("kyuseki-release-", ""));
const openAre =
  (...ids: string[]) =>
  async (id: string) =>
    ids.includes(id);

test("残してある画面は、いちばん新しい、そろった版のもの", async () => {
  await install("1", []);
  await install("2");
  await caches.open(cacheNameOf("3"));
  expect(await (await newestPage())?.text()).toBe("2");
});

test("何も残していなければ、画面もない", async () => {
  expect(await newestPage()).toBeUndefined();
});

test("待っている間に次の版が来れば、使われなかった版だけが消える", async () => {
  await caches.open("ほかの誰かの");
  await install("0", []);
  await install("1", []);
  await install("2");
  await install("3");
  await dropUnused(cacheNameOf("3"));
  expect(await names()).toEqual(["1", "3"]);
  expect(await caches.keys()).toContain("ほかの誰かの");
});

test("前の版は、その画面が一つでも開いている間は残る", async () => {
  await install("1", []);
  await install("2", ["a", "b"]);
  await dropEarlier(cacheNameOf("2"), openAre("b", "c"));
  expect(await names()).toEqual(["1", "2"]);
  await dropEarlier(cacheNameOf("2"), openAre("c"));
  expect(await names()).toEqual(["2"]);
});

test("待っている次の版は、いまの版からは消えない", async () => {
  await install("1", []);
  await install("2");
  await dropEarlier(cacheNameOf("1"), openAre());
  expect(await names()).toEqual(["1", "2"]);
});
