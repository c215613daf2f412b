import { expect, test } from "vitest";
import { demoOnPhone, type PhoneTask } from "./demoPhone.ts";

const start = demoOnPhone();

/** Starting from the home page, not counting typing. */
const mostTaps = 5;

/** Each ends with its result visible; typing is not counted. */
const tasks: Record<string, (task: PhoneTask) => Promise<unknown>> = {
  だれが痛いか: async ({ page, tap }) => {
    await tap(taskOf(page, "痛みの報告").getByRole("link"));
    await page.getByRole("link", { name: /右ひじの痛み \d+／10/ }).waitFor();
  },
  あす投げられないのはだれか: async ({ page, tap }) => {
    await tap(taskOf(page, "投球数に注意が必要な選手").getByRole("link"));
    await page.getByRole("region", { name: /^あす投げられる球数/ }).waitFor();
  },
  申し込みを承認する: async ({ page, tap }) => {
    await tap(taskOf(page, "参加の承認待ち").getByRole("link"));
    await tap(page.getByRole("link", { name: "確認する（桜井 伊織）" }));
    await tap(page.getByRole("dialog").getByRole("button", { name: "承認する", exact: true }));
    await notices(page).getByText("桜井 伊織さんの参加を承認しました").waitFor();
  },
  "8人の50 m走を入れる": async ({ page, tap }) => {
    await tap(page.getByRole("button", { name: "メニューを開く" }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "測定", exact: true }));
    await tap(page.getByRole("link", { name: "測定会の入力" }));
    await tap(page.getByRole("button", { name: "今日の「50m走」を測る" }));
    await tap(page.getByRole("textbox", { name: / 50m走$/ }).first());
    for (const seconds of ["8.1", "8.6", "8.9", "8.6", "9.2", "8.4", "8.8", "9.3"]) {
      await page.keyboard.type(seconds);
      await page.keyboard.press("Enter");
    }
    await page.getByText(/自動保存$/).waitFor();
    await page.reload();
    await expect
      .poll(() =>
        page
          .getByRole("textbox", { name: / 50m走$/ })
          .nth(7)
          .inputValue(),
      )
      .toBe("9.3");
  },
  値を直す: async ({ page, tap }) => {
    const bests = page.getByRole("region", { name: "自己ベストの更新" });
    await tap(bests.getByRole("link", { name: "西田 大和" }));
    await tap(page.getByRole("button", { name: /159\.9 km\/h.*を直す$/ }).first());
    const form = page.getByRole("dialog");
    await form.getByRole("textbox", { name: "打球速度" }).fill("149.9");
    await tap(form.getByRole("button", { name: "保存する" }));
    await notices(page)
      .getByText(/直しました|変更しました/)
      .waitFor();
  },
  夏からの伸び: async ({ page, tap }) => {
    await tap(page.getByRole("button", { name: "メニューを開く" }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "測定", exact: true }));
    await tap(page.getByRole("button", { name: "開始日" }));
    await tap(page.getByRole("spinbutton", { name: "月, 期間の開始日" }));
    await page.keyboard.type("71");
    await tap(page.getByRole("button", { name: "小野寺 湊の伸びを見る" }));
    await page
      .getByText(/7月1日/)
      .first()
      .waitFor();
  },
  "3日間 記録のない選手": async ({ page, tap }) => {
    await tap(taskOf(page, "3日以上 記録がない選手").getByRole("link"));
    const players = page.getByRole("list", { name: "まだの人の一覧" }).getByRole("listitem");
    await expect.poll(() => players.count()).toBe(6);
  },
  メールのない子を加える: async ({ page, tap }) => {
    await tap(page.getByRole("link", { name: "メンバーリスト" }));
    await tap(page.getByRole("link", { name: "メンバーを追加" }));
    const form = page.getByRole("dialog", { name: "メンバーを追加" });
    await form.getByRole("textbox", { name: "姓", exact: true }).fill("長瀬");
    await form.getByRole("textbox", { name: "名", exact: true }).fill("つばさ");
    await form.getByRole("combobox", { name: "学年" }).selectOption("小2");
    await tap(form.getByRole("button", { name: "追加する" }));
    await notices(page)
      .getByText(/長瀬 つばさ/)
      .waitFor();
  },
  保護者に渡す1枚: async ({ page, tap }) => {
    await openReport(page, tap);
    await tap(page.getByRole("link", { name: "1枚に印刷" }));
    await page.getByRole("button", { name: /印刷/ }).waitFor();
    await page.getByText("選手レポート").first().waitFor();
  },
  CSVを取り込む: async ({ page, tap }) => {
    await tap(page.getByRole("button", { name: "メニューを開く" }));
    await tap(page.getByRole("dialog").getByRole("link", { name: "測定データ分析" }));
    await tap(page.getByRole("link", { name: "CSVを取り込む" }));
    await page.locator("input[type=file]").setInputFiles({ name: "打撃.csv", mimeType: "text/csv", buffer: csv });
    await tap(page.getByRole("button", { name: "3球を取り込む" }));
    await page
      .getByText(/3球を取り込みました/)
      .first()
      .waitFor();
  },
  QRコードを家族に見せる: async ({ page, tap }) => {
    await tap(page.getByRole("button", { name: "チームQRコードを表示" }));
    await page.getByRole("dialog").waitFor();
  },
  投手の自己最速を今日の球と並べる: async ({ page, tap }) => {
    await openReport(page, tap);
    await tap(page.getByRole("link", { name: "投球", exact: true }));
    await tap(page.getByRole("link", { name: /の球を自己最速と並べる$/ }));
    await expect.poll(() => page.locator("video").count()).toBe(2);
  },
};

test.each(Object.entries(tasks))("スマートフォンで %s", async (_, carryOut) => {
  const task = await start();
  await carryOut(task);
  expect(task.taps()).toBeLessThanOrEqual(mostTaps);
});

/** The home page, which links to players too, stays until the search is there. */
async function openReport(page: PhoneTask["page"], tap: PhoneTask["tap"]) {
  await tap(page.getByRole("link", { name: "選手検索" }));
  await page.getByRole("searchbox", { name: "名前・よみがな" }).waitFor();
  await tap(page.getByRole("link", { name: /^小野寺 湊/ }));
}
const taskOf = (page: PhoneTask["page"], name: string) => page.getByRole("listitem").filter({ hasText: name });
const notices = (page: PhoneTask["page"]) => page.getByRole("region", { name: "通知" });

const csv = Buffer.from(
  [
    "名前,日時,打球速度(km/h),打球角度,打撃の種類",
    ...[10, 11, 12].map((minute) => `小野寺 湊,2026/11/19 10:${minute}:00,120.5,14,ティー`),
  ].join("\r\n"),
);
