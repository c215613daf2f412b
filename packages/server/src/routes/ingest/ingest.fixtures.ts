import type { IngestReply } from "@kyuseki/domain";
import type { Config } from "../../config/config.ts";
import { newSourceKey, sourceKeyHash } from "../../security/sourceKeys.ts";
import { insertIngestKey } from "../../store/ingest/sources.ts";
import { addMember, addTeam, startTestServer } from "../../testing.ts";

export type IngestPath =
  | "training_records"
  | "measurements"
  | "team_averages"
  | "pitch_counts"
  | "notes"
  | "videos"
  | "member_links";

export const now = new Date("2026-11-20T12:00:00Z");
export const nowS = now.getTime() / 1000;

/** Two teams: 佐藤 and 鈴木 in the first, 田中 in the other; and a key of each of two sources. */
export async function openIngestFixture(config: Partial<Config> = {}) {
  const server = await startTestServer({ now: () => now, config });
  const [team, other] = [await addTeam(server.db), await addTeam(server.db)];
  const member = async (team_id: number, last_name: string, state = "active") =>
    (await addMember(server.db, team_id, { last_name, state })).id;
  const sato = { team_id: team.team_id, member_id: await member(team.team_id, "佐藤") };
  const suzuki = { team_id: team.team_id, member_id: await member(team.team_id, "鈴木") };
  const tanaka = { team_id: other.team_id, member_id: await member(other.team_id, "田中") };
  const keys = { nextrainer: await newKey("nextrainer"), nextshot: await newKey("nextshot") };

  async function newKey(source: string) {
    const key = newSourceKey();
    const id = await insertIngestKey(server.db, source, sourceKeyHash(key), now);
    return { id, key };
  }

  function post(path: IngestPath, payload: unknown, authorization: string | undefined, remoteAddress = "192.0.2.1") {
    return server.app.inject({
      method: "POST",
      url: `/api/ingest/${path}`,
      remoteAddress,
      headers: { "content-type": "application/json", ...(authorization && { authorization }) },
      payload: JSON.stringify(payload),
    });
  }

  async function push(path: IngestPath, rows: readonly object[], key = keys.nextrainer.key): Promise<IngestReply> {
    const reply = await post(path, { rows }, `Bearer ${key}`);
    if (reply.statusCode !== 200) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.json<IngestReply>();
  }

  const query = async <Row extends object>(sql: string) => (await server.db.query<Row>(sql)).rows;
  return { ...server, sato, suzuki, tanaka, keys, newKey, member, post, push, query };
}

export type IngestFixture = Awaited<ReturnType<typeof openIngestFixture>>;

/** A row of each kind that may be written, named `source_id`. */
export const rowOf = {
  training_records: (source_id: string) => ({
    source_id,
    date: "2026-11-20",
    menu: "tee",
    amount: 60,
    unit: "swings",
    minutes: 20,
    rpe: 5,
  }),
  measurements: (source_id: string) => ({
    source_id,
    datetime: nowS,
    mode: 2,
    ball: "rubber",
    tag_pitch: 1,
    speed: 101.5,
  }),
  pitch_counts: (source_id: string) => ({ source_id, date: "2026-11-20", kind: "game", pitches: 64, innings: 4.2 }),
  notes: (source_id: string) => ({ source_id, datetime: nowS, title: "試合", body: "初球から振れた。" }),
  videos: (source_id: string) => ({
    source_id,
    datetime: nowS,
    mode: 1,
    url: "https://videos.example/1.mp4",
    seconds: 8,
  }),
} as const satisfies Partial<Record<IngestPath, (source_id: string) => object>>;

export const kinds = ["training_records", "measurements", "pitch_counts", "notes", "videos"] as const;
/** Where the rows of each kind go. */
export const tableOf = {
  training_records: "training_entries",
  measurements: "measurements",
  pitch_counts: "pitch_counts",
  notes: "notes",
  videos: "videos",
} as const satisfies Record<(typeof kinds)[number], string>;

/** What changes a row of each kind. */
export const change = {
  training_records: { minutes: 25 },
  measurements: { spin_rate: 1850 },
  pitch_counts: { pitches: 66 },
  notes: { body: "初球から振れた。次も続ける。" },
  videos: { seconds: 9 },
} as const satisfies Record<(typeof kinds)[number], object>;
