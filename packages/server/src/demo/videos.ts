import { readFile } from "node:fs/promises";
import type { Queryable } from "../db/pool.ts";
import type { Files } from "../files/files.ts";
import { insertStoredVideo } from "../store/videos/storedVideos.ts";

type Team = { teamId: number /** Whose bullpen is filmed. */; pitcherId: number; by: number };

/**
 * Gives videos to the last balls each player of the analyzer has hit and to the fastest of the same kind at 8–32°, and to one
 * bullpen of the pitcher's.
 */
export async function addVideos(tx: Queryable, files: Files, { teamId, pitcherId, by }: Team): Promise<void> {
  const clips = { tee: await readClip("tee"), live: await readClip("live"), pitch: await readClip("pitch") };
  const filmed = [...(await hitLately(tx, teamId)), ...(await thrownLast(tx, teamId, pitcherId))];
  for (const { id, clip } of filmed) {
    const { video: bytes, poster, impactS } = clips[clip];
    await insertStoredVideo(tx, files, { teamId, ballId: id, bytes, type: "video/webm", poster, impactS, by });
  }
}

type FilmedBall = { id: number; clip: keyof typeof meetingFrames };

async function hitLately(tx: Queryable, teamId: number): Promise<FilmedBall[]> {
  const { rows } = await tx.query<FilmedBall>(
    `with hit as (
       select member_id, id, batting_type, speed, measured_at, angle between 8 and 32 as is_lifted,
         first_value(batting_type) over (partition by member_id order by measured_at desc, id desc) as latest
       from measurements where team_id = $1 and mode = 1 and source = 'nextshot'
     ), ranked as (
       select member_id, id, batting_type, row_number() over (partition by member_id order by measured_at desc, id desc) as age,
         row_number() over (partition by member_id order by is_lifted desc nulls last, speed desc, id desc) as place
       from hit where batting_type = latest
     )
     select id, case when batting_type = 1 then 'tee' else 'live' end as clip
     from ranked where age <= $2 or place = 1 order by member_id, id`,
    [teamId, BATTED],
  );
  return rows;
}

/** The first pitches of the last day, and the fastest fastball. */
async function thrownLast(tx: Queryable, teamId: number, pitcherId: number): Promise<FilmedBall[]> {
  const { rows } = await tx.query<FilmedBall>(
    `with thrown as (
       select id, measured_at, tag_pitch, speed from measurements
       where team_id = $1 and member_id = $2 and mode = 2 and source = 'nextshot'
     ), last_day as (
       select id from thrown where measured_at >= (select max(measured_at) - interval '3 hours' from thrown)
       order by measured_at, id limit $3
     ), fastest as (
       select id from thrown where tag_pitch = 1 order by speed desc, measured_at, id limit 1
     )
     select id, 'pitch' as clip from last_day union select id, 'pitch' from fastest order by id`,
    [teamId, pitcherId, PITCHED],
  );
  return rows;
}

const BATTED = 2;
const PITCHED = 12;

/** Thirty a second: the frame in which the ball is met, or leaves the hand. */
const meetingFrames = { tee: 36, live: 30, pitch: 38 } as const;

async function readClip(name: keyof typeof meetingFrames) {
  const [video, poster] = await Promise.all(
    ["webm", "webp"].map((type) => readFile(new URL(`clips/${name}.${type}`, import.meta.url))),
  );
  if (!video || !poster) throw new Error(`the clip ${name} is missing`);
  return { video, poster, impactS: (meetingFrames[name] + 0.5) / 30 };
}
