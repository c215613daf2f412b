import {
  bulkCreateMember,
  bulkDeleteMember,
  createMember,
  getMember,
  getMemberStory,
  updateMember,
} from "@kyuseki/domain";
import { expect } from "vitest";
import { pathOf } from "../../browser.ts";
import { auditLines, idOf, membersNamed } from "../rows.ts";
import { type Surface, sending, sentences } from "../surface.ts";
import type { Visit } from "../visit.ts";

const aoi = async (visit: Visit) => ({ id: String(await idOf(visit, "木村")) });
const panel = ({ page }: Visit, name: string) => page.getByRole("dialog", { name });

/** The list stands, and what it knows of the member with it (D-8). */
const memberPanel: Surface = {
  ...sending,
  name: "詳しい内容 /member-list/:member_id",
  endpoint: getMember,
  params: aoi,
  returns: true,
  open: async ({ page }) => {
    await page.goto("/member-list?grade=j");
    await page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  },
  act: ({ page }) => page.getByRole("link", { name: /^木村 葵/ }).click(),
  retry: (visit) => panel(visit, "メンバー詳細").getByRole("button", { name: "再読み込みする" }).click(),
  arrived: (visit) =>
    panel(visit, "メンバー詳細")
      .getByText(/^\d{4}\/\d{1,2}\/\d{1,2}$/)
      .first()
      .waitFor(),
  unchanged: async (visit) => {
    expect(pathOf(visit.page)).toBe(`/member-list/${await idOf(visit, "木村")}?grade=j`);
    await visit.page.getByRole("rowheader", { name: "大野 翔" }).waitFor();
  },
  rows: null,
};

/** The rest of the panel stands. */
const story: Surface = {
  ...memberPanel,
  name: "この12週 /member-list/:member_id",
  endpoint: getMemberStory,
  sayFailed: async (visit, code) => {
    const failed = storyPanel(visit).getByRole("alert");
    await failed.filter({ hasText: `データを取得できませんでした${sentences[code]}` }).waitFor();
  },
  retry: (visit) => storyPanel(visit).getByRole("button", { name: "再読み込みする" }).click(),
  arrived: (visit) => storyPanel(visit).getByText("この12週の記録はありません。").waitFor(),
};

const storyPanel = (visit: Visit) => panel(visit, "メンバー詳細").getByRole("region", { name: "この12週" });

/** A form says it in itself: nothing is lost, and the same button sends again. */
const memberSave: Surface = {
  ...sending,
  name: "横の一枚での保存 メンバーの編集",
  endpoint: updateMember,
  params: aoi,
  open: async (visit) => {
    await visit.page.goto(`/member-list/${await idOf(visit, "木村")}?edit=1`);
    const form = panel(visit, "メンバーの編集");
    await form.getByRole("textbox", { name: "保護者のメールアドレス" }).fill(guardian);
    await form.getByRole("textbox", { name: "体重" }).fill("52.5");
  },
  act: save,
  retry: save,
  arrived: (visit) => panel(visit, "メンバー詳細").getByText(guardian).waitFor(),
  unchanged: async (visit) => {
    const form = panel(visit, "メンバーの編集");
    expect(await form.getByRole("textbox", { name: "保護者のメールアドレス" }).inputValue()).toBe(guardian);
    expect(await form.getByRole("textbox", { name: "体重" }).inputValue()).toBe("52.5");
  },
  resume: async (visit) => {
    await panel(visit, "メンバーの編集").waitFor();
    await memberSave.unchanged(visit);
    await save(visit);
  },
  rows: (visit) => auditLines(visit, "member_changed"),
};

const guardian = "kimura.family@mail.example";

function save(visit: Visit) {
  return panel(visit, "メンバーの編集").getByRole("button", { name: "保存する" }).dblclick();
}

const memberAdd: Surface = {
  ...sending,
  name: "横の一枚での送信 メンバーを追加",
  endpoint: createMember,
  open: async (visit) => {
    await visit.page.goto("/member-list?add=1");
    const form = panel(visit, "メンバーを追加");
    await form.getByRole("textbox", { name: "姓", exact: true }).fill("安藤");
    await form.getByRole("textbox", { name: "名", exact: true }).fill("空");
    await form.getByRole("combobox", { name: "学年" }).selectOption("小1");
  },
  act: add,
  retry: add,
  arrived: ({ page }) => page.getByRole("rowheader", { name: "安藤 空" }).waitFor(),
  unchanged: async (visit) => {
    const form = panel(visit, "メンバーを追加");
    expect(await form.getByRole("textbox", { name: "姓", exact: true }).inputValue()).toBe("安藤");
    expect(await form.getByRole("combobox", { name: "学年" }).inputValue()).toBe("e1");
  },
  resume: async (visit) => {
    await panel(visit, "メンバーを追加").waitFor();
    await memberAdd.unchanged(visit);
    await add(visit);
  },
  rows: (visit) => membersNamed(visit, "安藤"),
};

function add(visit: Visit) {
  return panel(visit, "メンバーを追加").getByRole("button", { name: "追加する" }).dblclick();
}

/** All three or none (R6). */
const bulkAdd: Surface = {
  ...sending,
  name: "まとめての送信 /member-list/bulk-add",
  endpoint: bulkCreateMember,
  open: async ({ page }) => {
    await page.goto("/member-list/bulk-add");
    await page.getByRole("textbox", { name: "名簿を貼り付ける" }).fill("今井 湊,小6\n今井 蓮,中1\n今井 樹,中2");
    await page.getByRole("button", { name: "内容を確かめる" }).click();
    await page.getByText("3人を追加できます。").waitFor();
  },
  act: addAll,
  retry: addAll,
  arrived: ({ page }) => page.getByRole("main").getByText("3人を追加しました。").waitFor(),
  unchanged: async ({ page }) => expect(await page.getByRole("rowheader").allTextContents()).toEqual(["1", "2", "3"]),
  resume: async (visit) => {
    await visit.page.getByText("3人を追加できます。").waitFor();
    await addAll(visit);
  },
  rows: async (visit) => (await membersNamed(visit, "今井")) / 3,
};

function addAll({ page }: Visit) {
  return page.getByRole("button", { name: "3人を追加する" }).dblclick();
}

/** The row disappears at once, and returns when the deletion failed. */
const remove: Surface = {
  ...sending,
  name: "一覧からの削除",
  endpoint: bulkDeleteMember,
  open: async ({ page }) => {
    await page.goto("/member-list?grade=j");
    await page.getByRole("rowheader", { name: "木村 葵" }).waitFor();
  },
  act: removeAoi,
  retry: removeAoi,
  arrived: async ({ page }) => {
    await page.getByRole("region", { name: "通知" }).getByRole("button", { name: "取り消す" }).waitFor();
    expect(await page.getByRole("rowheader", { name: "木村 葵" }).count()).toBe(0);
  },
  unchanged: ({ page }) => page.getByRole("rowheader", { name: "木村 葵" }).waitFor(),
  resume: removeAoi,
  rows: (visit) => auditLines(visit, "members_deleted"),
};

async function removeAoi({ page }: Visit) {
  await page.getByRole("button", { name: "木村 葵のその他の操作" }).click();
  await page.getByRole("menuitem", { name: "チームから削除する" }).click();
}

export const memberSurfaces: readonly Surface[] = [memberPanel, memberSave, memberAdd, bulkAdd, remove, story];
