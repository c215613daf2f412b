import type { getTeamRanking, QueryInput } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { defaultTeamRankingView } from "@kyuseki/ui";
import { expect, test } from "vitest";
import { everyTeamPlace } from "./everyPlace.ts";

type Asked = QueryInput<typeof getTeamRanking>;

/** A server of `total` teams; the own one is the last. */
function teamsOf(total: number) {
  const asked: Asked[] = [];
  const answer = async (_: typeof getTeamRanking, { query }: { query: Asked }) => {
    asked.push(query);
    const page = Number(query.page);
    const shown = query.page
      ? Array.from({ length: Number(query.limit) }, (_empty, index) => (page - 1) * Number(query.limit) + index + 1)
      : [1, 2, total - 1, total];
    return { listed: total, rows: shown.filter((place) => place <= total).map((place) => ({ place })) };
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
