import { readFile } from "node:fs/promises";
import { sendVideo } from "../../../src/data/reports/sendVideo.ts";
import { idOf } from "../rows.ts";
import type { Visit } from "../visit.ts";

export type Measured = { player: string; batted: string; pitched: string };

/** The team gets the analyzer: a ball 木村 batted an hour ago, and an earlier pitch. Ids as in addresses. */
export async function measured(visit: Visit): Promise<Measured> {
  const { server, coach } = visit;
  const player = await idOf(visit, "木村");
  await server.db.query("update teams set nextshot_available = true where team_id = $1", [coach.teamId]);
  const known = await ballsOf(visit);
  if (known.length === 0) {
    await server.db.query(
      `insert into measurements (team_id, member_id, measured_at, mode, batting_type, batting_result, ball, tag_pitch, speed, angle)
       values ($1, $2, now() - interval '1 hour', 1, 3, 1, 'rubber', null, 120.5, 12),
              ($1, $2, now() - interval '2 hours', 2, null, null, 'rubber', 1, 101.5, null)`,
      [coach.teamId, player],
    );
  }
  const [batted, pitched] = known.length > 0 ? known : await ballsOf(visit);
  if (!batted || !pitched) throw new Error("測定がありません");
  return { player: String(player), batted: String(batted.id), pitched: String(pitched.id) };
}

async function ballsOf({ server, coach }: Visit) {
  const { rows } = await server.db.query<{ id: number }>(
    "select id::int from measurements where team_id = $1 order by mode",
    [coach.teamId],
  );
  return rows;
}

const clip = new URL("../../../../ui/src/components/VideoPlayer/fixtures/swing-now.webm", import.meta.url);

/** Two seconds that a browser can play. */
export const clipFile = async () => ({ name: "swing.webm", mimeType: "video/webm", buffer: await readFile(clip) });

/** Adds a coach's video to the batted ball; returns its id. */
export async function filmed(visit: Visit): Promise<string> {
  const { batted } = await measured(visit);
  const { name, mimeType, buffer } = await clipFile();
  const video = await sendVideo({
    call: await visit.asCoach(),
    file: new File([new Uint8Array(buffer)], name, { type: mimeType }),
    ballId: Number(batted),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  return String(video.id);
}
