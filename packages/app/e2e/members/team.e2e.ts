import { changeCoachRole, getJoinCode, updateTeam } from "@kyuseki/domain";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { fillJoin, issueCode } from "../account/joining.ts";
import { phone } from "../browser.ts";
import { auditLines } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";
import { drawnPng } from "../pictures.ts";

const open = visitingInTurn();

const goal = ({ page }: Visit) => page.getByRole("textbox", { name: "チームの目標" });
const save = ({ page }: Visit) => page.getByRole("button", { name: "変更を保存する" });

test("AP-1, R2 チームの情報は、読み込み直しても書きかけが残り、保存するとほかの指導者に見える", async () => {
  const manager = await open();
  await manager.page.goto("/team-management");
  await goal(manager).fill("全員で走る");
  await manager.page.getByText("未保存の変更が1件あります").first().waitFor();
  await manager.page.reload();
  expect(await goal(manager).inputValue()).toBe("全員で走る");
  await manager.page.getByRole("link", { name: "メンバーリスト" }).first().click();
  await manager.page.getByRole("button", { name: "この画面に残る" }).click();
  await save(manager).dblclick();
  await manager.page.getByText("変更を保存しました").first().waitFor();
  expect(await auditLines(manager, "team_changed")).toBe(1);

  const coach = await open({ with: manager, coachType: "coach", viewport: phone });
  await coach.page.goto("/team-management");
  await coach.page.getByText("チーム情報を変えられるのは監督だけです。").waitFor();
  await coach.page.getByText("全員で走る").waitFor();
  expect(await coach.page.getByRole("main").getByRole("textbox").count()).toBe(0);
  expect(await coach.page.getByRole("main").locator('input[type="file"]').count()).toBe(0);
});

test("I9 ロゴは PNG なら切り抜いて載り、メニューと参加のページに出る。SVG は欄で断る", async () => {
  const manager = await open();
  const { page } = manager;
  await page.goto("/team-management");
  const file = page.getByRole("main").locator('input[type="file"]');
  await file.setInputFiles({ name: "ロゴ.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await page.getByText("PNG・JPG・WebPの画像を選んでください").waitFor();
  await file.setInputFiles({ name: "ロゴ.png", mimeType: "image/png", buffer: await drawnPng(page) });
  const crop = page.getByRole("dialog", { name: "ロゴの切り抜き" });
  await crop.getByRole("button", { name: "このロゴにする" }).click();
  await crop.waitFor({ state: "detached" });
  await page.locator(logo).nth(1).waitFor();
  expect(await widthsOf(page)).toEqual([512, 512]);

  const applicant = await open({ with: manager, signedIn: false, viewport: phone });
  await applicant.page.goto(`/join#${await issueCode(manager)}`);
  await applicant.page.locator(logo).waitFor();
  expect(await widthsOf(applicant.page)).toEqual([512]);
});

test("BE-6 監督が保護者だけのQRコードを発行すると、読み取った人は、保護者として申し込む", async () => {
  const manager = await open();
  await manager.page.goto("/team-management");
  const panel = manager.page.getByRole("region", { name: "チームQRコード" });
  await panel.getByRole("group", { name: "申し込める人" }).getByRole("button", { name: "保護者", exact: true }).click();
  await panel.getByRole("button", { name: "発行する" }).click();
  await panel.getByText("保護者に読み取ってもらってください。選手本人は申し込めません。").waitFor();
  const call = await manager.asCoach();
  const { join_code } = await call(getJoinCode);

  const applicant = await open({ with: manager, signedIn: false, viewport: phone });
  await applicant.page.goto(`/join#${join_code?.code}`);
  await applicant.page.getByText("保護者の方が入力してください。").waitFor();
  expect(await applicant.page.getByRole("group", { name: "入力する人" }).count()).toBe(0);
  await fillJoin(applicant.page);
  await applicant.page.getByRole("button", { name: "申し込む", exact: true }).click();
  await applicant.page.getByRole("heading", { name: "申し込みを受け付けました" }).waitFor();
  const { rows } = await manager.server.db.query("select applicant from applications where team_id = $1", [
    manager.coach.teamId,
  ]);
  expect(rows).toEqual([{ applicant: "guardian" }]);
});

test("T6 使っている間に監督でなくなると、次の保存は断られ、その場で見るだけになる", async () => {
  const manager = await open();
  const demoted = await open({ with: manager });
  await demoted.page.goto("/team-management");
  await goal(demoted).fill("監督のつもりで書いた");
  const call = await manager.asCoach();
  // While the save is on its way. An earlier call would be refused first, and show the new rights.
  await demoted.page.route(`**${updateTeam.path}`, async (route) => {
    if (route.request().method() === updateTeam.method)
      await call(changeCoachRole, { params: { id: demoted.coach.id }, body: { coach_type: "coach" } });
    await route.continue();
  });

  await save(demoted).click();
  await demoted.page.getByText("チーム情報を変えられるのは監督だけです。").waitFor();
  const { rows } = await manager.server.db.query("select goal, version from teams where team_id = $1", [
    manager.coach.teamId,
  ]);
  expect(rows).toEqual([{ goal: "", version: 1 }]);
});

const logo = 'img[src^="/files/logos/"]';

/** Widths of every logo on the page; 0 for one that did not load. */
const widthsOf = (page: Page) =>
  page.locator(logo).evaluateAll((images) =>
    Promise.all(
      images.map(async (image) => {
        if (!(image instanceof HTMLImageElement)) return 0;
        await image.decode();
        return image.naturalWidth;
      }),
    ),
  );
