import { expect, test } from "vitest";
import { foreignPaths, routes } from "../navigation/routeTable.ts";
import { notAppPages } from "./appPages.ts";

const isAppPage = (address: string) => !notAppPages.some((pattern) => pattern.test(address));

test.each(routes.map(({ path }) => path))("画面のアドレス %s には答える", (path) => {
  expect(isAppPage(path.replaceAll(/:\w+/g, "12"))).toBe(true);
});

test.each(["/member-list?q=a.b", "/f", "/faq", "/filesystem", "/apis"])("%s には答える", (address) => {
  expect(isAppPage(address)).toBe(true);
});

test.each([
  ...foreignPaths,
  "/api/session",
  "/api?x=1",
  "/calendar/abc",
  "/files/1",
  "/training/?from=app",
  "/assets/index-1.js",
  "/service-worker.js",
  "/manifest.webmanifest?x",
])("%s には答えない", (address) => {
  expect(isAppPage(address)).toBe(false);
});
