import { expect, test } from "vitest";
import { auditLines, idOf } from "../faults/rows.ts";
import { signIn, type Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

const open = visitingInTurn();

const form = ({ page }: Visit) => page.getByRole("dialog", { name: "メンバーの編集" });
const box = (visit: Visit, name: string) => form(visit).getByRole("textbox", { name, exact: true });
const save = (visit: Visit) => form(visit).getByRole("button", { name: "保存する" }).click();
const isSaved = ({ page }: Visit) => page.getByRole("dialog", { name: "メンバー詳細" }).waitFor();

test("R4 二人の指導者が同じ選手を直すと、あとの人は両方を見て選び、だれの変更も消えない", async () => {
  const first = await open();
  const second = await open({ with: first, coachType: "coach" });
  const id = await idOf(first, "木村");
  for (const visit of [first, second]) {
    await visit.page.goto(`/member-list/${id}?edit=1`);
    await box(visit, "身長").waitFor();
  }

  await box(first, "身長").fill("171.2");
  await box(first, "せい").fill("きむら");
  await box(first, "めい").fill("あおい");
  await box(first, "保護者のメールアドレス").fill("kimura@mail.example");
  await save(first);
  await isSaved(first);

  await box(second, "身長").fill("172");
  await box(second, "体重").fill("58.4");
  await box(second, "メールアドレス").fill("aoi@mail.example");
  await box(second, "保護者のメールアドレス").fill("kimura.family@mail.example");
  await save(second);
  const choice = second.page.getByRole("dialog", { name: "ほかの人が先に保存しました" });
  await choice.waitFor();
  const sides = await choice
    .getByRole("radio")
    .evaluateAll((radios) => radios.map((radio) => radio.closest("label")?.textContent));
  expect(sides.toSorted()).toEqual(
    [
      "171.2 cmいまの保存内容",
      "172.0 cmあなたの入力",
      "kimura@mail.exampleいまの保存内容",
      "kimura.family@mail.exampleあなたの入力",
    ].toSorted(),
  );
  expect(await auditLines(second, "member_changed")).toBe(0);

  await choice.getByRole("radio", { name: /^171\.2 cm/ }).check();
  await choice.getByRole("button", { name: "選んだ内容で保存する" }).click();
  await isSaved(second);
  const { rows } = await first.server.db.query(
    "select first_name_kana, height::float, weight::float, email, guardian_email from members where id = $1",
    [id],
  );
  expect(rows).toEqual([
    {
      first_name_kana: "あおい",
      height: 171.2,
      weight: 58.4,
      email: "aoi@mail.example",
      guardian_email: "kimura.family@mail.example",
    },
  ]);
});

test("R4 別のチームの指導者がほかのタブでログインすると、前のチームの選手は見えず、書き込まれない", async () => {
  const mine = await open();
  const other = await open({ signedIn: false });
  const { server } = mine;
  await server.db.query("update members set last_name = '別所' where team_id = $1", [other.coach.teamId]);
  const id = await idOf(mine, "木村");
  await mine.page.goto(`/member-list/${id}?edit=1`);
  await box(mine, "体重").fill("58.4");
  const before = mine.proxy.seen.length;

  const tab = await mine.context.newPage();
  await tab.goto("/account");
  await tab.getByRole("button", { name: /メニュー$/ }).click();
  await tab.getByRole("button", { name: "ログアウト" }).click();
  await tab.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await mine.page.getByRole("heading", { name: "指導者ログイン" }).waitFor();
  await tab.goto("/login?redirect=/member-list");
  await signIn({ ...mine, page: tab, coach: other.coach });
  await tab.getByRole("rowheader", { name: /^別所/ }).first().waitFor();

  // The first tab follows by itself to its earlier address, which the new team does not have.
  await mine.page.getByText("この選手はいません").waitFor();
  expect(await mine.page.getByText("木村").count()).toBe(0);
  await mine.page.goto("/member-list");
  await mine.page.getByRole("rowheader", { name: /^別所/ }).first().waitFor();
  expect(await mine.page.getByText("木村").count()).toBe(0);

  expect(mine.proxy.seen.slice(before).filter(({ call }) => /^(POST|PUT|DELETE) \/api\/coach/.test(call))).toEqual([]);
  const { rows } = await server.db.query("select weight::float from members where id = $1", [id]);
  expect(rows).toEqual([{ weight: 48.5 }]);
});
