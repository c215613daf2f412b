import { issueJoinCode } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import type { Visit } from "../faults/visit.ts";

/** A new code of the visitor's team, as it is written on the poster. */
export async function issueCode({ asCoach }: Visit): Promise<string> {
  const call = await asCoach();
  const { join_code } = await call(issueJoinCode);
  if (!join_code) throw new Error("コードが発行されませんでした");
  return join_code.code;
}

/** What a guardian writes: everything but the press. */
export async function fillJoin(page: Page) {
  const typed = {
    選手の姓: "杉山",
    選手の名: "蓮司",
    "選手のせい（かな）": "すぎやま",
    "選手のめい（かな）": "れんじ",
  };
  for (const [name, text] of Object.entries(typed)) {
    await page.getByRole("textbox", { name, exact: true }).fill(text);
  }
  await page.getByRole("combobox", { name: "学年" }).selectOption("中1");
  await page.getByRole("textbox", { name: "保護者のメールアドレス" }).fill("sugiyama.family@mail.example");
  await page.getByRole("checkbox", { name: "保護者として同意します" }).check();
}
