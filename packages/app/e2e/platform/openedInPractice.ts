import { addTrainingComment, createMeasuringDay, listMeasureItems } from "@kyuseki/domain";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { dayAgo, push } from "../pushing.ts";

/** Overlays and messages of the training, pitch and measuring pages, opened in turn. */
export const openedInPractice: readonly { name: string; open: (visit: Visit) => Promise<unknown> }[] = [
  {
    name: "誤りのあるコメント",
    open: async (visit) => {
      const id = await idOf(visit, "木村");
      await pushPractice(visit, id);
      const call = await visit.asCoach();
      await call(addTrainingComment, { params: { id }, body: { date: dayAgo(0), stamp: "nice", text: "その調子" } });
      await visit.page.goto(`/training-report/${id}`);
      await visit.page.locator("form").getByRole("button", { name: "コメントする" }).click();
      await visit.page.getByText("コメントを入力するか、スタンプを選んでください").waitFor();
    },
  },
  {
    name: "誤りのある投球数の記録",
    open: async ({ page }) => {
      await page.goto("/dashboard/pitch-guard");
      await page.getByRole("button", { name: "投球数を記録" }).first().click();
      await page.getByRole("dialog").getByRole("button", { name: "記録する" }).click();
      await page.getByText("投げた選手の球数を入力してください").first().waitFor();
    },
  },
  {
    name: "投球の記録の一覧",
    open: async (visit) => {
      await visit.page.goto(`/dashboard/pitch-guard?player=${await idOf(visit, "木村")}`);
      await visit.page.getByRole("dialog", { name: "木村 葵の投球の記録" }).getByRole("listitem").first().waitFor();
    },
  },
  {
    name: "投球の記録の変更",
    open: async ({ page }) => {
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /球を変更$/ })
        .first()
        .click();
      await page.getByRole("button", { name: "変更を保存する" }).waitFor();
    },
  },
  {
    name: "測定の伸び",
    open: async (visit) => {
      await visit.page.goto(`/evaluation-result?kind=4&player=${await idOf(visit, "木村")}`);
      await visit.page.getByRole("dialog", { name: "木村 葵" }).getByText("101.5").first().waitFor();
    },
  },
  {
    name: "測定項目の追加",
    open: async ({ page }) => {
      await page.goto("/evaluation-setting");
      await page.getByRole("button", { name: "項目を追加" }).click();
      const form = page.getByRole("dialog", { name: "測定項目を追加" });
      await form.getByRole("textbox", { name: "項目名" }).fill("遠投");
      await form.getByRole("button", { name: "追加する" }).click();
      await form.getByText("単位を入力してください").waitFor();
    },
  },
  {
    name: "誤りのある各種設定",
    open: async ({ page }) => {
      await page.goto("/evaluation-setting");
      const targets = page.getByRole("region", { name: "目標と範囲" });
      await targets.getByRole("textbox", { name: "強い打球の角度 下限" }).fill("40");
      await page.keyboard.press("Tab");
      await targets.getByRole("button", { name: "保存する" }).click();
      await page.getByText("角度の上限は下限より大きくしてください").waitFor();
    },
  },
  {
    name: "誤りのある測定会",
    open: async ({ page }) => {
      await page.goto("/evaluation-result/measuring-day");
      await page.getByRole("button", { name: "測定会を始める" }).click();
      const form = page.getByRole("dialog", { name: "測定会を始める" });
      await form.getByRole("textbox", { name: "測定会の名前" }).fill("");
      await form.getByRole("button", { name: "入力を始める" }).click();
      await form.getByText("測定会の名前を入力してください").waitFor();
    },
  },
  {
    name: "直すマスのある測定会",
    open: async (visit) => {
      const { page } = visit;
      await page.goto(`/evaluation-result/measuring-day?day=${await startDay(visit)}`);
      await page
        .getByRole("textbox", { name: /立ち幅とび/ })
        .first()
        .fill("1520");
      await page.keyboard.press("Enter");
      await page
        .getByText(/^1520 cm は入力できません。/)
        .first()
        .waitFor();
    },
  },
  {
    name: "測定会を終える問い",
    open: async ({ page }) => {
      // A phone shows one item at a time.
      const next = page.getByRole("button", { name: /^次の項目/ });
      if (await next.isVisible()) await next.click();
      await page.getByRole("button", { name: "測定会を終える" }).click();
      await page.getByRole("alertdialog").waitFor();
    },
  },
];

/** A day of two items. Returns its id. */
async function startDay({ asCoach }: Visit): Promise<number> {
  const call = await asCoach();
  const { items } = await call(listMeasureItems);
  const ids = items.flatMap(({ id, preset }) => (preset === "standing_jump" || preset === "run_50m" ? [id] : []));
  const body = { name: "冬の測定会", date: dayAgo(0), item_ids: ids.toReversed() };
  return (await call(createMeasuringDay, { body })).id;
}

async function pushPractice(visit: Visit, member_id: number) {
  await push(visit, "training_records", [
    {
      member_id,
      source_id: "r1",
      date: dayAgo(0),
      menu: "bullpen",
      minutes: 40,
      rpe: 6,
      pain_part: "elbow",
      pain_side: "R",
      pain: 3,
      memo: "30球ほど投げた。",
    },
  ]);
  await push(visit, "measurements", [
    { member_id, source_id: "m1", datetime: Date.now() / 1000 - 3600, mode: 2, ball: "rubber", speed: 101.5 },
  ]);
  await push(visit, "pitch_counts", [
    { member_id, source_id: "p1", date: dayAgo(1), kind: "game", pitches: 82 },
    { member_id, source_id: "p2", date: dayAgo(3), kind: "practice", pitches: 30 },
  ]);
}
