import type { Tx } from "../db/pool.ts";
import { insertProviderEvent } from "../store/events/providerEvents.ts";
import { at, listPlayers, nameOf } from "./eventPlayers.ts";
import { type Day, moment } from "./generate/calendar.ts";
import { providerEventLines } from "./tables/providerEvents.ts";

/** What the provider holds for the demo clubs, with players of many of them. Comes after the clubs. */
export async function addProviderEvents(tx: Tx, { team_id, today }: { team_id: number; today: Day }): Promise<void> {
  const own = await listPlayers(tx, team_id);
  for (const [index, line] of providerEventLines.entries()) {
    const day = today + line.ahead;
    const { title, body, place, target, capacity } = line;
    const draft = {
      title,
      body,
      place,
      target,
      capacity,
      all_day: false,
      starts_at: at(day, line.starts),
      ends_at: at(day, line.ends),
      apply_until: moment(day - line.applyDays, 86_340),
      author: "運営事務局",
    };
    const id = await insertProviderEvent(tx, draft, at(today - 10, 10), { demo: true });
    await tx.query(
      `insert into provider_event_players
       select $1, team_id, id, $4 from (
         select team_id, id, row_number() over (order by id) as place from live_members
         where team_id <> $2 and state = 'active') m where m.place % 17 = $5 order by id limit $3`,
      [id, team_id, line.others, at(today - 3, 12), index],
    );
    const chosen = own.filter((player) => line.own.includes(nameOf(player))).map((player) => player.id);
    await tx.query("insert into provider_event_players select $1, $2, unnest($3::int[]), $4", [
      id,
      team_id,
      chosen,
      at(today - 2, 12),
    ]);
  }
}
