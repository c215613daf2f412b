import { expect, test } from "vitest";
import { ownerOf, pagesOf, weightsOf } from "../../bench/pages/weights.ts";

test("ページのファイルは、index.html に並べた通り。入口のファイルが先に入る", () => {
  const page = JSON.stringify({
    needsSession: true,
    files: ["/assets/shell.js", "/assets/home.js"],
    later: ["/assets/line.js"],
  });
  const html = `<script>(function(pages){})([["/",${JSON.stringify(page)}]],{"rest":[]})</script><script type="module" crossorigin data-file="/assets/index.js">start()</script>`;
  expect(pagesOf(html)).toEqual([
    { path: "/", files: ["/assets/index.js", "/assets/shell.js", "/assets/home.js"], later: ["/assets/line.js"] },
  ]);
  expect(() => pagesOf("<script></script>")).toThrow("no pages");
});

test("ファイルの重さを、モジュールの長さの割合で、持ち主に分ける", () => {
  const modules = {
    "/x/node_modules/react-dom/index.js": 600,
    "/x/node_modules/a/node_modules/@nivo/line/index.js": 300,
    "/x/packages/ui/src/index.ts": 100,
  };
  expect(weightsOf([{ name: "one.js", bytes: 50, modules }])).toEqual(
    new Map([
      ["react-dom", 30],
      ["@nivo/line", 15],
      ["ui", 5],
    ]),
  );
  expect(ownerOf("\0rolldown/runtime.js")).toBe("bundler");
});
