import type { AuditAction } from "@kyuseki/domain";
import { inTransaction, type Tx } from "../../db/pool.ts";
import { updateDueNoticesDraft } from "../../store/notices/dueNotices.ts";
import { deleteWaitingMails } from "../../store/notices/noticeMails.ts";
import { insertAudit } from "../../store/privacy/audit.ts";
import { updateClub, updateClubClosed } from "../../store/team/clubs.ts";
import type { ClubCommand } from "./clubCommand.ts";
import { byOperator, type CommandContext, noClub } from "./commandContext.ts";

type Change = Extract<ClubCommand, { name: "rename" | "analyzer" | "close" | "reopen" }>;

/** Each leaves a line in the club's log (P5). Returns the lines to print. */
export async function changeClub(command: Change, context: CommandContext): Promise<string[]> {
  switch (command.name) {
    case "rename":
      await changeLogged(command.id, "club_renamed", context, (tx) =>
        updateClub(tx, command.id, { name: command.clubName }, context.now),
      );
      return done(command, { name: command.clubName }, `is called ${command.clubName} now.`);
    case "analyzer":
      await changeLogged(command.id, command.on ? "club_analyzer_on" : "club_analyzer_off", context, (tx) =>
        updateClub(tx, command.id, { analyzer: command.on }, context.now),
      );
      return done(command, { analyzer: command.on }, command.on ? "has the analyzer." : "has no analyzer.");
    case "close":
      await changeLogged(command.id, "club_closed", context, async (tx) => {
        await deleteWaitingMails(tx, command.id, {}, context.now);
        return updateClubClosed(tx, command.id, context.now);
      });
      return done(
        command,
        { closed: true },
        "is closed: everybody is signed out and nobody gets in. Its records stay.",
      );
    case "reopen": {
      let drafts = 0;
      await changeLogged(command.id, "club_reopened", context, async (tx) => {
        drafts = await updateDueNoticesDraft(tx, context.now, command.id);
        return updateClubClosed(tx, command.id, null);
      });
      const late = drafts > 0 ? ` ${drafts} notices that were due meanwhile are drafts.` : "";
      return done(command, { closed: false }, `is open again: its coaches may sign in.${late}`);
    }
  }
}

/** `change` says whether there is such a club. @throws Error for the terminal when there is none; nothing has changed then */
async function changeLogged(
  id: number,
  action: AuditAction,
  { db, now }: CommandContext,
  change: (tx: Tx) => Promise<boolean>,
) {
  await inTransaction(db, async (tx) => {
    if (!(await change(tx))) throw noClub(id);
    await insertAudit(tx, id, { ...byOperator(now), action });
  });
}

const done = ({ id, json }: { id: number; json: boolean }, change: object, sentence: string) => [
  json ? JSON.stringify({ team_id: id, ...change }) : `Club ${id} ${sentence}`,
];
