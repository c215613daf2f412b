import type { FailureCode } from "@kyuseki/domain";
import { expect } from "vitest";
import { pathOf } from "../../browser.ts";
import { type Surface, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** A reason and a button take the place of the data; the address's view is kept. */
export function reading(
  surface: Pick<Surface, "name" | "endpoint" | "params" | "arrived"> & Partial<Pick<Surface, "open">> & { path: Path },
): Surface {
  const { path, ...rest } = surface;
  return {
    open: async () => {},
    ...rest,
    signedIn: true,
    returns: true,
    act: async (visit) => visit.page.goto(await path(visit)),
    sayFailed: ({ page }: Visit, code: FailureCode) =>
      page
        .getByRole("main")
        .getByRole("alert")
        .filter({ hasText: `データを取得できませんでした${sentences[code]}` })
        .first()
        .waitFor(),
    retry: ({ page }) => page.getByRole("button", { name: "再読み込みする" }).first().click(),
    unchanged: async (visit) => expect(pathOf(visit.page)).toBe(await path(visit)),
    rows: null,
  };
}

type Path = (visit: Visit) => Promise<string>;
export const at =
  (path: string): Path =>
  () =>
    Promise.resolve(path);
