// What a coach presses on a page, as data: each press waits until its effects are painted, and undoes itself.
import type { Locator, Page } from "playwright-core";
import type { Route } from "../../../packages/app/src/navigation/routeTable.ts";
import { settled, typeKana } from "../../eventTiming.ts";
import { busy } from "../routes.ts";

/** One of the commonest actions of a section. */
export type Action = {
  section: string;
  /** As in the route table; `:name` stands for a record of the demo. */
  path: Route["path"];
  /** Of the window, px. */
  width: number;
  name: string;
  /** Brings the page to where the action is; not counted. */
  before?: Press;
  /** One round, repeated until there are enough samples; ends as it began. */
  press: Press;
};
export type Press = (page: Page) => Promise<void>;
export type Target = (page: Page | Locator) => Locator;
type Name = string | RegExp;

/** Makes the actions of one section, at one width of the window. */
export const actionsOf =
  (section: string, width: number) =>
  (path: Action["path"], name: string, press: Press, before?: Press): Action => ({
    section,
    path,
    width,
    name,
    press,
    ...(before && { before }),
  });

export const wide = 1440;
export const phone = 390;

export const button = (name: Name) => byRole("button", name);
export const link = (name: Name) => byRole("link", name);
export const combobox = (name: Name) => byRole("combobox", name);
export const field = (name: Name) => byRole("textbox", name);
export const checkbox = (name: Name) => byRole("checkbox", name);
export const search: Target = (page) => page.getByRole("searchbox").first();
export const sort = (name: Name): Target => inside("columnheader", name, button(/./));
export const group = (name: Name, target: Target) => inside("group", name, target);
export const region = (name: Name, target: Target) => inside("region", name, target);
export const inDialog =
  (target: Target): Target =>
  (page) =>
    target(page.getByRole("dialog").first());
export const nav = (name: string) => inside("navigation", "メイン", link(name));

/** Presses the targets in turn; one pressed twice is its own undo. */
export const pressing =
  (...targets: readonly Target[]): Press =>
  async (page) => {
    for (const target of targets) {
      await target(page).click();
      await painted(page);
    }
  };

/** Opens a dialog or menu and closes it with Escape. */
export const opening =
  (target: Target): Press =>
  async (page) => {
    const opened = page.getByRole("dialog").or(page.getByRole("menu")).first();
    await target(page).click();
    await opened.waitFor();
    await painted(page);
    await page.keyboard.press("Escape");
    await opened.waitFor({ state: "hidden" });
    await painted(page);
  };

/** Types one かな into a field and erases it. */
export const typing =
  (target: Target): Press =>
  async (page) => {
    await target(page).focus();
    await typeKana(await page.context().newCDPSession(page), "さ");
    await painted(page);
    await page.keyboard.press("Backspace");
    await painted(page);
  };

/** Presses keys on a focused element: a digit in a cell, arrows on a chart, End and Home on a select. */
export const keys =
  (target: Target, ...names: readonly string[]): Press =>
  async (page) => {
    await target(page).focus();
    for (const name of names) {
      await page.keyboard.press(name);
      await painted(page);
    }
  };

/** Opens a menu by key and closes it; its items may arrive only then, and Escape before them closes what it stands in. */
export const menuByKey =
  (target: Target): Press =>
  async (page) => {
    await keys(target, "Enter")(page);
    await page.getByRole("menu").waitFor();
    await painted(page);
    await page.keyboard.press("Escape");
    await painted(page);
  };

/** The last option of a select and the first. */
export const choosing = (target: Target) => keys(target, "End", "Home");
export const pageSizes = choosing(combobox("表示件数"));
export const periods = pressing(group("期間", button("直近3か月")), group("期間", button("直近1か月")));
export const grades = pressing(group("学年", button("中")), group("学年", button("すべて")));
export const turning = pressing(button("次のページ"), button("前のページ"));
export const arrows = (figure: Name) =>
  keys(inside("figure", figure, byRole("slider", /./)), "ArrowRight", "ArrowLeft");
export const asTable = (figure: Name) =>
  pressing(inside("figure", figure, button("表で見る")), inside("figure", figure, button("グラフで見る")));

/** Presses a chart at two points of its middle, whatever mark is next to them. */
export const marks =
  (figure: Name): Press =>
  async (page) => {
    const chart = inside("figure", figure, byRole("img", /./))(page);
    await chart.scrollIntoViewIfNeeded();
    const box = await chart.boundingBox();
    if (!box) throw new Error(`${figure} is not on the page`);
    for (const share of [0.4, 0.7]) {
      await page.mouse.click(box.x + box.width * share, box.y + box.height / 2);
      await painted(page);
    }
  };

/** Waits until nothing is left to paint, and no data to wait for. */
async function painted(page: Page) {
  await settled(page);
  if ((await page.locator(busy).count()) === 0) return;
  await page.locator(busy).first().waitFor({ state: "detached" });
  await settled(page);
}

function byRole(role: Parameters<Page["getByRole"]>[0], name: Name): Target {
  return (page) => page.getByRole(role, { name, exact: true }).first();
}

function inside(role: Parameters<Page["getByRole"]>[0], name: Name, target: Target): Target {
  return (page) => target(byRole(role, name)(page));
}
