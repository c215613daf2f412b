import { getNationalRanking, getTeamRanking, type NationalRanking, type TeamRankingRow } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { rankingLimits } from "@kyuseki/domain/ranking";
import type { NationalRankingView, TeamRankingView } from "@kyuseki/ui";
import { nationalFilters, teamFilters } from "./rankings.ts";

/** Everybody under a view's conditions, in its order. Rejects with the `Failure`. */
export async function everyNationalPlace(call: Call, view: NationalRankingView): Promise<NationalRanking> {
  const ask = (of: NationalRankingView) => call(getNationalRanking, { query: nationalFilters(of) });
  const first = await ask({ ...view, ...pageOf(1) });
  const rows = await joined(first, first.players, {
    readPage: (page) => ask({ ...view, ...pageOf(page) }),
    readShown: () => ask(view),
  });
  return { ...first, rows };
}

/** Every team under a view's conditions, in its order. Rejects with the `Failure`. */
export async function everyTeamPlace(call: Call, view: TeamRankingView): Promise<readonly TeamRankingRow[]> {
  const ask = (of: TeamRankingView) => call(getTeamRanking, { query: teamFilters(of) });
  const first = await ask({ ...view, ...pageOf(1) });
  return joined(first, first.listed, {
    readPage: (page) => ask({ ...view, ...pageOf(page) }),
    readShown: () => ask(view),
  });
}

type Answer<Row> = { rows: readonly Row[] };
type Read<Row> = { readPage: (page: number) => Promise<Answer<Row>>; readShown: () => Promise<Answer<Row>> };

/** All pages, at most `rankingLimits.exported` rows of them, and then what the screen shows beyond. */
async function joined<Row extends { place: number }>(
  first: Answer<Row>,
  total: number,
  { readPage, readShown }: Read<Row>,
) {
  const rows = [...first.rows];
  const pages = Math.ceil(Math.min(total, rankingLimits.exported) / pageSize);
  for (let page = 2; page <= pages; page += 1) rows.push(...(await readPage(page)).rows);
  if (total <= rankingLimits.exported) return rows;
  const places = new Set(rows.map(({ place }) => place));
  return [...rows, ...(await readShown()).rows.filter(({ place }) => !places.has(place))];
}

const pageSize = 100;

const pageOf = (page: number) => ({ show: "every", page, size: pageSize }) as const;
