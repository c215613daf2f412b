import { describe, expect, test } from "vitest";
import { trailOf } from "./breadcrumbs.ts";
import { matchPath } from "./match.ts";
import { routes } from "./routeTable.ts";

const trailAt = (pathname: string) => {
  const matched = matchPath(pathname);
  return matched.kind === "screen" ? trailOf(matched.route, matched.params) : null;
};

describe("the way to a screen (RO-1, RO-6)", () => {
  test.each([
    ["/", []],
    ["/member-list", []],
    ["/member-list/12", [{ id: "member-list", href: "/member-list" }]],
    [
      "/note/note-preview",
      [
        { id: "note", href: "/note" },
        { id: "note-setting", href: "/note/note-setting" },
      ],
    ],
    [
      "/nextshot/report/7/batting/results/42",
      [{ id: "report-batting-results", href: "/nextshot/report/7/batting/results" }],
    ],
    ["/nextshot/report/7/print", [{ id: "report-batting-summary", href: "/nextshot/report/7/batting/summary" }]],
  ])("%s", (pathname, trail) => {
    expect(trailAt(pathname)).toEqual(trail);
  });

  test("every way ends, and leads over addresses that exist", () => {
    for (const { path } of routes) {
      const filled = path.replaceAll(/:\w+/g, "1");
      for (const { href } of trailAt(filled) ?? []) expect(matchPath(href).kind).toBe("screen");
    }
  });
});
