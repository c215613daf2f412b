import { mkdtempSync, readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contract } from "@kyuseki/domain";
import { createSession } from "../http/auth/sessions.ts";
import { addMember, addTeam, addUser, dumpDatabase, type TestServer } from "../testing.ts";
import { openArchive, readEntries } from "./archive/readArchive.ts";

export const now = () => new Date("2026-11-20T03:00:00Z");

/** A path in a new folder. */
export const newPath = () => join(mkdtempSync(join(tmpdir(), "kyuseki-backup-")), "club.tar.zst");

/** A club with a coach, a logo, a photo and players who have measurements. */
export async function addClub(server: TestServer, members = 3) {
  const { team_id } = await addTeam(server.db);
  const user = await addUser(server.db, team_id, { coach_type: "manager" });
  const headers = { authorization: `Token ${await createSession(server.db, user.id, false, now())}` };
  const { default: sharp } = await import("sharp");
  const logo = await sharp({ create: { width: 9, height: 9, channels: 3, background: { r: 18, g: 52, b: 86 } } })
    .png()
    .toBuffer();
  const reply = await server.app.inject({
    method: contract.uploadLogo.method,
    url: contract.uploadLogo.path,
    headers: { ...headers, "content-type": "image/png" },
    payload: logo,
  });
  if (reply.statusCode !== 200) throw new Error(`ロゴを送れませんでした: ${reply.body}`);
  for (let turn = 0; turn < members; turn += 1) await addMeasuredMember(server, team_id);
  if (members > 0) await addPhoto(server, { team_id, headers, image: logo });
  return { team_id, headers, email: user.email };
}

type PhotoOf = { team_id: number; headers: { authorization: string }; image: Buffer };

/** Of one of the club's players. */
async function addPhoto({ app, db }: TestServer, { team_id, headers, image }: PhotoOf) {
  await db.query("update teams set photos = true where team_id = $1", [team_id]);
  const { rows } = await db.query("select min(id) as id from members where team_id = $1", [team_id]);
  const reply = await app.inject({
    method: contract.uploadPhoto.method,
    url: contract.uploadPhoto.path.replace(":id", rows[0].id),
    query: { consent: "given" },
    headers: { ...headers, "content-type": "image/png" },
    payload: image,
  });
  if (reply.statusCode !== 200) throw new Error(`写真を送れませんでした: ${reply.body}`);
}

export async function addMeasuredMember({ db }: Pick<TestServer, "db">, teamId: number) {
  const { id } = await addMember(db, teamId, { first_name: "タブ\tと\\改行\nの子" });
  await db.query(
    `insert into measurements (team_id, member_id, measured_at, mode, ball, speed)
     select $1, $2, timestamptz '2026-11-01Z' + n * interval '1 hour', 2, 'rubber', 80.1 + n from generate_series(1, 40) n`,
    [teamId, id],
  );
}

/** All there is: rows, and the names of files. */
export const everything = async ({ db, filesFolder }: TestServer) => ({
  rows: await dumpDatabase(db),
  files: listFiles(filesFolder),
});

export const listFiles = (folder: string) => (readdirSync(folder, { recursive: true }) as string[]).sort();

/** SHA-256 by entry, but of what says when it was made and that it was made, and of the sessions, which do not come back. */
export async function sumsOf(path: string): Promise<Record<string, string>> {
  const sums: Record<string, string> = {};
  for await (const { name, sha256 } of readEntries(await openArchive(path))) sums[name] = sha256;
  for (const name of [
    "kyuseki.json",
    "manifest.json",
    "database/last_backup/000000.copy",
    "database/national_bests/000000.copy",
    "database/national_windows/000000.copy",
    "database/sessions/000000.copy",
  ])
    delete sums[name];
  return sums;
}
