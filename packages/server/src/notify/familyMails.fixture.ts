import type { Db } from "../db/pool.ts";
import type { FamilyMail } from "../store/notices/familyMails.ts";
import { addMember, addTeam } from "../testing.ts";
import { start } from "./outbox.fixture.ts";

/** A club with one family, and an ordinary mail to it that is due at `start`. */
export async function addFamily(db: Db) {
  const teamId = (await addTeam(db)).team_id;
  const member = await addMember(db, teamId, { guardian_email: "Parent@home.example" });
  const { rows } = await db.query<{ family_id: number }>("select family_id from members where id = $1", [member.id]);
  const familyId = rows[0]?.family_id ?? 0;
  const mail: FamilyMail = {
    kind: "reminder",
    notice_id: null,
    number: 0,
    family_id: familyId,
    member_id: null,
    member_ids: [member.id],
    recipient: "parent@home.example",
    user_id: null,
    day: "2026-04-05",
    urgent: false,
    due_at: start,
    subject: "お知らせ",
    text: "本文です\n",
    html: "<p>本文です</p>",
    unsubscribe_url: "https://coach.example/f#token",
  };
  return { teamId, familyId, mail };
}
