import type { TeamPhotos } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";

export async function findTeamPhotos(db: Queryable, teamId: number): Promise<Omit<TeamPhotos, "src">> {
  const { rows } = await db.query<{ on: boolean; count: number }>(
    `select photos as on, (select count(*) from member_photos p join live_members m on m.team_id = p.team_id and m.id = p.member_id
       where p.team_id = $1) as count
     from teams where team_id = $1`,
    [teamId],
  );
  return rows[0] ?? { on: false, count: 0 };
}

export async function updateTeamPhotos(tx: Queryable, teamId: number, on: boolean) {
  await tx.query("update teams set photos = $2 where team_id = $1", [teamId, on]);
}

type NewPhoto = { file: string; bytes: number; consentBy: number };

/** In place of an earlier one, whose file is in `discarded_files` from then on. */
export async function insertPhoto(tx: Queryable, teamId: number, memberId: number, photo: NewPhoto, now: Date) {
  await deletePhoto(tx, teamId, memberId);
  await tx.query(
    `insert into member_photos (team_id, member_id, file, bytes, consent_by, consented_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [teamId, memberId, photo.file, photo.bytes, photo.consentBy, now],
  );
}

/** Its file is in `discarded_files` from then on. False without one. */
export async function deletePhoto(tx: Queryable, teamId: number, memberId: number): Promise<boolean> {
  const { rowCount } = await tx.query("delete from member_photos where team_id = $1 and member_id = $2", [
    teamId,
    memberId,
  ]);
  return rowCount === 1;
}

/** All of the team's, also of deleted members. Returns whose they were. */
export async function deletePhotos(tx: Queryable, teamId: number): Promise<number[]> {
  const { rows } = await tx.query<{ member_id: number }>(
    "delete from member_photos where team_id = $1 returning member_id",
    [teamId],
  );
  return rows.map(({ member_id }) => member_id).sort((a, b) => a - b);
}

/** Name of the file of the photo with this id. Those of deleted members are not found. */
export async function findPhotoFile(db: Queryable, teamId: number, id: number): Promise<string | undefined> {
  const { rows } = await db.query<{ file: string }>(
    `select p.file from member_photos p join live_members m on m.team_id = p.team_id and m.id = p.member_id
     where p.team_id = $1 and p.id = $2`,
    [teamId, id],
  );
  return rows[0]?.file;
}

/** Name of the file of the member's photo, deleted or not. */
export async function findPhotoFileOf(db: Queryable, teamId: number, memberId: number): Promise<string | undefined> {
  const { rows } = await db.query<{ file: string }>(
    "select file from member_photos where team_id = $1 and member_id = $2",
    [teamId, memberId],
  );
  return rows[0]?.file;
}
