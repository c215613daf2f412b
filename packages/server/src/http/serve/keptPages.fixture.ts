import { addMember, addUser } from "../../testing.ts";
import { afterStart, dayMs, openActivityFixture } from "./activity.fixture.ts";

export type KeptPages = Awaited<ReturnType<typeof openKeptPages>>;

/** A club with a third coach, an applicant and an old line in its log; with the pages about members, coaches and the team. */
export async function openKeptPages() {
  const activity = await openActivityFixture();
  const ids = { third: 0, applicant: 0 };

  async function begin() {
    await activity.begin();
    await activity.sql(
      `delete from coach_invites; delete from year_changes;
       delete from body_sizes; delete from measurements; delete from member_photos; delete from applications;
       delete from team_settings; delete from measure_values; delete from measuring_days;
       delete from recipient_groups; delete from users where name like '岡%';
       update users set name = '大野 直人', disabled_at = null;
       update members set last_name = '宮本', state = 'active', deleted_at = null;
       update teams set school_year = 2026, goal = ''`,
    );
    ids.third = (await addUser(activity.db, activity.teamId, { name: "岡 三郎" })).id;
    ids.applicant = (await addMember(activity.db, activity.teamId, { state: "applied" })).id;
    await activity.sql(
      "insert into audit_log (team_id, at, action, member_ids) values ($1, $2, 'member_created', $3)",
      [activity.teamId, afterStart(-400 * dayMs), [activity.miyamoto.id]],
    );
  }

  const pages = () => ({
    member: `memberlist/member/${activity.miyamoto.id}`,
    applicant: `memberlist/member/${ids.applicant}`,
    year: "memberlist/year_change",
    coaches: "coaches",
    audit: "team/audit",
    settings: "settings",
    team: "team/",
    storage: "team/storage",
    deleted: "memberlist/deleted",
    groups: "notices/groups",
    days: "measure/days",
  });

  /** Of the third coach, whose name stands on what he did. */
  const renameThird = () => activity.sql("update users set name = '岡 次郎' where id = $1", [ids.third]);
  const deleteThird = () => activity.sql("delete from users where id = $1", [ids.third]);

  return { ...activity, ids, begin, pages, renameThird, deleteThird };
}
