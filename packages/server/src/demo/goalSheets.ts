import { emptyGoalSheet, type GoalCell, type GoalSheet, type GoalTie, withGoalCell } from "@kyuseki/domain";
import type { Tx } from "../db/pool.ts";
import { nameOf, type Player } from "./eventPlayers.ts";
import { type Day, isoDate, moment } from "./generate/calendar.ts";
import { type CellLine, goalSheetLines } from "./tables/goalSheets.ts";

/** What a note keeps of a sheet. */
export type GoalTexts = { centre: string; goals: string[] };

type Host = { team_id: number; today: Day; players: readonly Player[] };

/** Sheets with cells that are ticked by hand and cells that measurements tick. @returns their texts by player's id */
export async function addGoalSheets(tx: Tx, { team_id, today, players }: Host): Promise<Map<number, GoalTexts>> {
  const texts = new Map<number, GoalTexts>();
  for (const player of players) {
    const lines = goalSheetLines[nameOf(player)];
    if (!lines) continue;
    const cells: [number, CellLine][] = [
      [0, lines.centre],
      ...lines.goals.flatMap((goal, index) =>
        goal.map((cell, action): [number, CellLine] => [10 * (index + 1) + action, cell]),
      ),
    ];
    let sheet: GoalSheet = emptyGoalSheet();
    const tied_since: Record<string, string> = {};
    for (const [cell, line] of cells) {
      const content = await contentOf(tx, { team_id, member_id: player.id, today }, line);
      sheet = withGoalCell(sheet, cell, content);
      if (content.tie) tied_since[cell] = isoDate(today - tiedDays);
    }
    await tx.query(
      `insert into goal_sheets (team_id, member_id, version, sheet, tied_since, updated_at)
       values ($1, $2, 1, $3, $4, $5)`,
      [team_id, player.id, JSON.stringify(sheet), JSON.stringify(tied_since), moment(today - 1, 20 * 3600)],
    );
    texts.set(player.id, { centre: sheet.centre.text, goals: sheet.goals.map(({ text }) => text) });
  }
  return texts;
}

type Owner = { team_id: number; member_id: number; today: Day };

async function contentOf(tx: Tx, owner: Owner, line: CellLine): Promise<GoalCell> {
  if (typeof line === "string") return { text: line, tie: null, done_on: null };
  if ("doneDaysAgo" in line) return { text: line.text, tie: null, done_on: isoDate(owner.today - line.doneDaysAgo) };
  return { text: line.text, tie: await tieOf(tx, owner, line.tied), done_on: null };
}

/** From the best before the cells were tied; null for a player who was not measured by then. */
async function tieOf(
  tx: Tx,
  { team_id, member_id, today }: Owner,
  { to, beyond }: Extract<CellLine, { tied: unknown }>["tied"],
): Promise<GoalTie | null> {
  const since = isoDate(today - tiedDays);
  const { rows } =
    typeof to === "number"
      ? await tx.query<{ item_id: null; best: number | null }>(
          `select null as item_id, max(speed)::float8 as best from measurements
           where team_id = $1 and member_id = $2 and mode = $3 and (measured_at at time zone 'Asia/Tokyo')::date < $4`,
          [team_id, member_id, to, since],
        )
      : await tx.query<{ item_id: number; best: number | null }>(
          `select i.id as item_id,
             (case when i.better = 'lower' then min(v.value) else max(v.value) end)::float8 as best
           from measure_items i join measure_values v on v.team_id = i.team_id and v.item_id = i.id
             and v.member_id = $2 and v.date < $4
           where i.team_id = $1 and i.preset = $3 group by i.team_id, i.id`,
          [team_id, member_id, to, since],
        );
  const [found] = rows;
  if (!found || found.best === null) return null;
  const value = Math.round((found.best + beyond) * 10) / 10;
  return { kind: typeof to === "number" ? to : null, item_id: found.item_id, value };
}

/** The last measuring day lies after this. */
const tiedDays = 45;
