// Answers for the server when it does not: the app's page, and the files of its release. Nothing that belongs to a person
// passes through here (docs/adr/0015-service-worker.md).
import { navigationPreloadHeader } from "@kyuseki/domain";
import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { NavigationRoute } from "workbox-routing/NavigationRoute.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { answerPage, isOurs } from "./answerPage.ts";
import { notAppPages } from "./appPages.ts";
import type { Release } from "./release.ts";
import {
  cacheNameOf,
  dropEarlier,
  dropUnused,
  newestPage,
  pageUrl,
  rememberWindows,
  storedFile,
} from "./storedReleases.ts";

declare const self: ServiceWorkerGlobalScope;
/** Of the release; written in by build/serviceWorker.ts. */
declare const RELEASE_ID: string;

/** A field with one bar of reception answers too late to wait for. */
const pageLimitMs = 3000;
/** While a newer release arrives, its page is worth waiting for. */
const newerPageLimitMs = 15_000;

const own = cacheNameOf(RELEASE_ID);

self.addEventListener("install", (event) => event.waitUntil(install(event)));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", ({ data }) => {
  // Only a window of ours can send this, and it does so while nothing is unsaved (OF-6).
  if (data?.type === "activate") void self.skipWaiting();
});

async function install(event: ExtendableEvent) {
  // A release that is installed once more becomes the newest one.
  await caches.delete(own);
  try {
    const { entry, files }: Release = await (await fetch(`/assets/release-${RELEASE_ID}.json`)).json();
    const controller = new PrecacheController({ cacheName: own });
    controller.addToCacheList(files.map((url) => ({ url, revision: null })));
    await controller.install(event);
    await storePage(entry);
  } catch (error) {
    await caches.delete(own);
    throw error;
  }
  await dropUnused(own);
}

/** @throws when the server has another release by now */
async function storePage(entry: string) {
  // As a navigation preload says it: what is stored as a file need not be in the page.
  const headers = { Accept: "text/html", [navigationPreloadHeader]: "true" };
  const page = await fetch(pageUrl, { cache: "reload", headers });
  if (page.status !== 200 || !isOurs(page) || !(await page.clone().text()).includes(entry))
    throw new Error("the page is not of this release");
  await (await caches.open(own)).put(pageUrl, page);
}

async function activate() {
  await self.registration.navigationPreload?.enable();
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  await rememberWindows(
    own,
    windows.map(({ id }) => id),
  );
  await dropEarlier(own, isOpen);
  // So that the window that has installed it can go offline at once.
  await self.clients.claim();
}

const isOpen = async (id: string) => (await self.clients.get(id)) !== undefined;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith("/assets/"),
  async ({ request }) => (await storedFile(request)) ?? fetch(request),
);
registerRoute(
  new NavigationRoute(
    ({ event, request }) => {
      const { preloadResponse } = event as FetchEvent; // A navigation's event is always one.
      const network = Promise.resolve(preloadResponse).then((answer: Response | undefined) => answer ?? fetch(request));
      event.waitUntil(Promise.allSettled([network, dropEarlier(own, isOpen)]));
      const limitMs = self.registration.installing ? newerPageLimitMs : pageLimitMs;
      return answerPage({ network, storedPage: newestPage, limitMs });
    },
    { denylist: notAppPages },
  ),
);
