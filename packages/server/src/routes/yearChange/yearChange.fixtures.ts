import { contract, type PlannedMove, type YearMove } from "@kyuseki/domain";
import { createSession } from "../../http/auth/sessions.ts";
import { addMember, addTeam, addUser, removeTeams, startTestServer } from "../../testing.ts";

/** A team of school year 2026 on a November evening, with one member of each kind the change tells apart. */
export async function startYearServer() {
  let now = new Date(0);
  const server = await startTestServer({ now: () => now });
  let teamId = 0;
  let headers = { manager: {}, second: {}, coach: {} };

  const call = (as: keyof typeof headers, method: "GET" | "POST" | "PUT", url: string, payload?: object) =>
    server.app.inject({ method, url, headers: headers[as], ...(payload && { payload }) });
  const member = (grade: string, more: Parameters<typeof addMember>[2] = {}) =>
    addMember(server.db, teamId, { grade, created_at: now, ...more });

  return {
    ...server,
    teamId: () => teamId,
    member,
    /** ISO, in UTC. */
    setNow(at: string) {
      now = new Date(at);
    },
    async startOver(at = "2026-11-20T10:55:00Z") {
      now = new Date(at);
      await removeTeams(server.db);
      teamId = (await addTeam(server.db)).team_id;
      await server.db.query("update teams set school_year = 2026");
      const signedIn = async (coach_type: string, name: string) => {
        const user = await addUser(server.db, teamId, { coach_type, name });
        return { authorization: `Token ${await createSession(server.db, user.id, true, now)}` };
      };
      headers = {
        manager: await signedIn("manager", "監督 太郎"),
        second: await signedIn("manager", "副監督 次郎"),
        coach: await signedIn("coach", "コーチ 花子"),
      };
    },
    state: async (as: keyof typeof headers = "manager") => (await call(as, "GET", contract.getYearState.path)).json(),
    run: (to_year: number, moves: readonly PlannedMove[], as: keyof typeof headers = "manager") =>
      call(as, "POST", contract.runYearChange.path, { to_year, moves }),
    undo: (id: number, as: keyof typeof headers = "manager") => call(as, "POST", contract.undoYearChange.path, { id }),
    restore: (ids: readonly number[]) => call("manager", "POST", contract.restoreMembers.path, { ids }),
    archive: (ids: readonly number[]) => call("manager", "POST", contract.archiveMembers.path, { ids, as: "left" }),
    reinstate: (ids: readonly number[]) => call("manager", "POST", contract.reinstateMembers.path, { ids }),
    edit: (id: number, fields: object) =>
      call("coach", "POST", contract.updateMember.path.replace(":id", String(id)), fields),
    create: (grade: string) =>
      call("coach", "PUT", contract.createMember.path, { last_name: "佐藤", first_name: "一", grade }),
    accept: (member_id: number) => call("coach", "POST", contract.acceptApplication.path, { member_id }),
    /** Oldest first: 学年・在籍・卒業か退団. */
    async roster() {
      const { rows } = await server.db.query<{ grade: string; state: string; archived_as: string | null }>(
        "select grade, state, archived_as from members where team_id = $1 order by id",
        [teamId],
      );
      return rows.map(({ grade, state, archived_as }) => [grade, state, archived_as]);
    },
    async audited() {
      const { rows } = await server.db.query("select action, member_ids, details from audit_log order by id");
      return rows;
    },
  };
}

export const moveOf = (member: { id: number; grade: string }, move: YearMove): PlannedMove => ({
  member_id: member.id,
  // Rows of the tests hold grades only.
  from: member.grade as PlannedMove["from"],
  move,
});
