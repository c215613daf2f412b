import {
  Failure,
  getNationalRanking,
  getTeamRanking,
  type NationalRanking,
  type TeamRanking,
  type TeamRankingRow,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { rankingLimits } from "@kyuseki/domain/ranking";
import type { NationalRankingView, TeamRankingView } from "@kyuseki/ui";
import { nationalFilters, teamFilters } from "./rankings.ts";

/** Everybody under a view's conditions, in its order, as of one day. Rejects with the `Failure`. */
export async function everyNationalPlace(call: Call, view: NationalRankingView): Promise<NationalRanking> {
  const ask = (of: NationalRankingView) => call(getNationalRanking, { query: nationalFilters(of) });
  const { first, rows } = await ofOneDay({
    totalOf: ({ players }: NationalRanking) => players,
    readPage: (page) => ask({ ...view, ...pageOf(page) }),
    readShown: () => ask(view),
  });
  return { ...first, rows };
}

/** Every team under a view's conditions, in its order, as of one day. Rejects with the `Failure`. */
export async function everyTeamPlace(call: Call, view: TeamRankingView): Promise<readonly TeamRankingRow[]> {
  const ask = (of: TeamRankingView) => call(getTeamRanking, { query: teamFilters(of) });
  const { rows } = await ofOneDay({
    totalOf: ({ listed }: TeamRanking) => listed,
    readPage: (page) => ask({ ...view, ...pageOf(page) }),
    readShown: () => ask(view),
  });
  return rows;
}

/** `as_of`: the day whose end the answer is of. */
type Answer<Row> = { as_of: string; rows: readonly Row[] };
type Reading<Row, Page> = {
  totalOf: (first: Page) => number;
  readPage: (page: number) => Promise<Page & Answer<Row>>;
  readShown: () => Promise<Answer<Row>>;
};

/** Starts again once when the ranking's day turns over between two pages, so that no file mixes two days. */
async function ofOneDay<Row extends { place: number }, Page>(reading: Reading<Row, Page>) {
  const read = (await readEvery(reading)) ?? (await readEvery(reading));
  if (!read) throw new Failure("unexpected");
  return read;
}

/** All pages, at most `rankingLimits.exported` rows of them, then what the screen shows beyond. null: of two days. */
async function readEvery<Row extends { place: number }, Page>({ totalOf, readPage, readShown }: Reading<Row, Page>) {
  const first = await readPage(1);
  const total = totalOf(first);
  const rows = [...first.rows];
  const pages = Math.ceil(Math.min(total, rankingLimits.exported) / pageSize);
  for (let page = 2; page <= pages; page += 1) {
    const next = await readPage(page);
    if (next.as_of !== first.as_of) return null;
    rows.push(...next.rows);
  }
  if (total <= rankingLimits.exported) return { first, rows };
  const shown = await readShown();
  if (shown.as_of !== first.as_of) return null;
  const places = new Set(rows.map(({ place }) => place));
  return { first, rows: [...rows, ...shown.rows.filter(({ place }) => !places.has(place))] };
}

const pageSize = 100;

const pageOf = (page: number) => ({ show: "every", page, size: pageSize }) as const;
