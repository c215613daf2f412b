import { getNationalRanking, type NationalRanking } from "@kyuseki/domain";
import { expect, test } from "vitest";
import { openPage, signIn, useBrowser } from "../browser.ts";
import { idOf } from "../faults/rows.ts";
import type { Visit } from "../faults/visit.ts";
import { visiting } from "../faults/visit.ts";
import { push } from "../pushing.ts";

useBrowser();
const visit = visiting();

test("EN-5 新しい測定が届くと、チーム内の順位が入れ替わり、変動が出る。10人に満たない全国の集まりは出ない", async ({
  onTestFinished,
}) => {
  const here = await visit();
  onTestFinished(here.close);
  const { page } = here;
  await pitch(here, "大野", { 9: 99, 0: 100 });
  await pitch(here, "木村", { 9: 90, 0: 95 });
  await page.goto("/ranking/individual/local?kind=4&period=1");
  const rows = page.getByRole("table").getByRole("row");
  await rows.nth(2).waitFor();
  expect(await texts()).toEqual([
    expect.stringMatching(/^1→.*大野 翔.*100\.0/),
    expect.stringMatching(/^2→.*木村 葵.*95\.0/),
  ]);

  await pitch(here, "木村", { 0: 108 });
  await page.reload();
  await rows.filter({ hasText: "108.0" }).waitFor();
  expect(await texts()).toEqual([
    expect.stringMatching(/^1↑1.*木村 葵.*108\.0/),
    expect.stringMatching(/^2↓1.*大野 翔.*100\.0/),
  ]);

  // Today's measurements are not in national rankings yet, which have two players.
  await page.goto("/ranking/individual/national?kind=4&period=2");
  await page.getByText("人数が少ないため、表示していません").waitFor();
  expect(
    await page
      .getByRole("main")
      .getByText(/大野|木村|99\.0|90\.0/)
      .count(),
  ).toBe(0);
  expect(here.consoleMessages()).toEqual([]);

  async function texts() {
    return (await rows.allTextContents()).slice(1);
  }
});

test("AP-6 全国ランキングの答えのどこにも、ほかのチームの選手の名前はない", async () => {
  const page = await openPage("/login?redirect=/ranking/individual/national");
  const arriving = page.waitForResponse((response) => new URL(response.url()).pathname === getNationalRanking.path);
  await signIn(page);
  const ranking: NationalRanking = await (await arriving).json();
  await page.getByText("ほかのチームの選手は、順位・都道府県・学年・値だけを表示しています。").waitFor();

  const others = ranking.rows.filter(({ member }) => member === null);
  expect(others.length).toBeGreaterThan(0);
  for (const row of others) {
    expect(Object.keys(row).toSorted()).toEqual(["grade", "member", "place", "prefecture", "rank", "value"]);
  }
  const own = [...ranking.own, ...ranking.rows.flatMap(({ member }) => member ?? [])].flatMap((player) =>
    Object.values(player),
  );
  const read = stringsIn(ranking).filter((text) => !plain.test(text));
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((text) => !own.includes(text))).toEqual([]);
});

/** Grades and their stages, balls and days. */
const plain = /^([ejhu]\d?|rubber|hard|soft|\d{4}-\d{2}-\d{2})$/;

function stringsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Pitches of one player: km/h by how many days ago. */
async function pitch(here: Visit, lastName: string, speeds: Readonly<Record<number, number>>) {
  const member_id = await idOf(here, lastName);
  const rows = Object.entries(speeds).map(([ago, speed]) => ({
    member_id,
    source_id: `${member_id} ${ago} ${speed}`,
    datetime: Math.floor(Date.now() / 1000) - Number(ago) * 86_400 - 60,
    mode: 2,
    ball: "rubber",
    speed,
  }));
  await push(here, "measurements", rows);
}
