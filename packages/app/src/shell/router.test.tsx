// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { followFiles, openRouter } from "./router.tsx";

afterEach(() => {
  delete window.prefetchFiles;
  window.history.replaceState(null, "", "/");
});

const chunks = { load: () => new Promise<never>(() => {}), settled: () => {} };

test("SE-3 リンクを押さずに移っても（戻る、転送）、ページのファイルをまとめて頼む", async () => {
  // Neither the first page nor its files: index.html has asked for them.
  window.history.replaceState(null, "", "/nowhere");
  const prefetchFiles = vi.fn();
  window.prefetchFiles = prefetchFiles;
  const router = await openRouter(chunks);
  followFiles(router);
  expect(prefetchFiles).not.toHaveBeenCalled();
  void router.navigate("/note/view-note/7?kind=a");
  expect(prefetchFiles).toHaveBeenCalledWith("/note/view-note/7");
  router.dispose();
});

test("最初のページを描いている間に戻っても、描くほうはそのことを知る", async () => {
  window.history.replaceState(null, "", "/nowhere#before");
  const router = await openRouter(chunks);
  window.history.replaceState(null, "", "/nowhere#after");
  window.dispatchEvent(new PopStateEvent("popstate"));
  const draw = vi.fn();
  router.subscribe(draw);
  expect(draw.mock.lastCall?.[0].location.hash).toBe("#after");
  router.dispose();
});
