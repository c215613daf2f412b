import type { getNationalRanking, getTeamRanking, QueryInput } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { defaultNationalRankingView, defaultTeamRankingView } from "@kyuseki/ui";
import { expect, test } from "vitest";
import { everyNationalPlace, everyTeamPlace } from "./everyPlace.ts";

type Asked = QueryInput<typeof getTeamRanking | typeof getNationalRanking>;

/** A server of `total` teams; the own one is the last. Its ranking is of the next day after each of `turns` answers. */
function teamsOf(total: number, turns: readonly number[] = []) {
  const asked: Asked[] = [];
  const answer = async (_: unknown, { query }: { query: Asked }) => {
    asked.push(query);
    const page = Number(query.page);
    const shown = query.page
      ? Array.from({ length: Number(query.limit) }, (_empty, index) => (page - 1) * Number(query.limit) + index + 1)
      : [1, 2, total - 1, total];
    const day = 19 + turns.filter((turn) => turn < asked.length).length;
    const rows = shown.filter((place) => place <= total).map((place) => ({ place, day }));
    return { as_of: `2026-11-${day}`, listed: total, players: total, rows };
  };
  // Only what is read of an answer.
  return { call: answer as unknown as Call, asked };
}

const places = async (call: Call) => (await everyTeamPlace(call, defaultTeamRankingView)).map(({ place }) => place);

test("全ページをつなぎ、条件と並びはどのページも同じ", async () => {
  const { call, asked } = teamsOf(203);
  const read = await everyTeamPlace(call, {
    ...defaultTeamRankingView,
    q: "虹",
    sort: { id: "members", dir: "desc" },
    page: 9,
  });
  expect(read.map(({ place }) => place)).toEqual(Array.from({ length: 203 }, (_, index) => index + 1));
  const same = { kind: "practice", period: 2, batting_type: 1, q: "虹", sort: "-members", limit: 100 };
  expect(asked).toEqual([1, 2, 3].map((page) => ({ ...same, page })));
});

test.each([0, 1, 100])("%i チームなら、一度だけ聞く", async (total) => {
  const { call, asked } = teamsOf(total);
  expect(await places(call)).toHaveLength(total);
  expect(asked).toHaveLength(1);
});

test("5,000 チームまで。その先は、画面に見えているものだけ", async () => {
  expect((await places(teamsOf(5000).call)).at(-1)).toBe(5000);
  const { call, asked } = teamsOf(7321);
  expect((await places(call)).slice(4998)).toEqual([4999, 5000, 7320, 7321]);
  expect(asked).toHaveLength(51);
});

const readTeams = async (call: Call) => everyTeamPlace(call, defaultTeamRankingView);
const readPlayers = async (call: Call) => (await everyNationalPlace(call, defaultNationalRankingView)).rows;

test.each([
  { name: "チーム", read: readTeams },
  { name: "個人", read: readPlayers },
])("$name：読む間に集計の日が変われば、はじめから一度読み直し、二日が混ざらない", async ({ read }) => {
  const { call, asked } = teamsOf(203, [2]);
  const rows = await read(call);
  expect(rows).toEqual(Array.from({ length: 203 }, (_, index) => ({ place: index + 1, day: 20 })));
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 3, 1, 2, 3]);
});

test("見えているものだけが新しい日のものでも、読み直す", async () => {
  const { call, asked } = teamsOf(5001, [50]);
  expect((await readTeams(call)).slice(4999)).toEqual([
    { place: 5000, day: 20 },
    { place: 5001, day: 20 },
  ]);
  expect(asked).toHaveLength(102);
});

test("読み直す間にもまた変われば、混ざったものは渡さずに断る", async () => {
  const { call, asked } = teamsOf(203, [1, 4]);
  await expect(readTeams(call)).rejects.toMatchObject({ name: "Failure", code: "unexpected" });
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 1, 2, 3]);
});
