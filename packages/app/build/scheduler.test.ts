import { createRequire } from "node:module";
import { expect, test } from "vitest";

test("描く長さを伝える先は、react-dom が使う scheduler と同じ一つ", () => {
  const own = createRequire(import.meta.url);
  const ofReactDom = createRequire(own.resolve("react-dom/client"));
  expect(own.resolve("scheduler")).toBe(ofReactDom.resolve("scheduler"));
});
