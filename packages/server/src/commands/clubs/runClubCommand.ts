import { accountLimits } from "@kyuseki/domain";
import { inTransaction } from "../../db/pool.ts";
import { inviteMail } from "../../notify/accountMail.ts";
import { newLink } from "../../security/oneTimeLink.ts";
import { newSetupAddress } from "../../security/setupAddress.ts";
import { upsertInvite } from "../../store/account/oneTimeLinks.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import { upsertSetupCode } from "../../store/platform/setupCode.ts";
import { type Club, insertClub, listClubs } from "../../store/team/clubs.ts";
import { findAnyTeam } from "../../store/team/teams.ts";
import { changeClub } from "./changeClub.ts";
import { type ClubCommand, clubUsage } from "./clubCommand.ts";
import type { CommandContext } from "./commandContext.ts";
import { eraseClub, printErasedClubs } from "./eraseClub.ts";
import { exportClub } from "./exportClub.ts";
import { inviteManager } from "./inviteManager.ts";
import { removePasskeys } from "./removePasskeys.ts";

/** Returns the lines to print. @throws Error whose message is meant for the person at the terminal */
export async function runClubCommand(command: ClubCommand, surroundings: CommandContext): Promise<string[]> {
  switch (command.name) {
    case "help":
      return [clubUsage];
    case "list": {
      const clubs = await listClubs(surroundings.db);
      if (command.json) return [JSON.stringify(clubs)];
      return clubs.length === 0 ? ["There is no club yet."] : clubs.map(lineOf);
    }
    case "setup":
      return printSetup(command, surroundings);
    case "create":
      return createClub(command, surroundings);
    case "invite":
      return inviteManager(command, surroundings);
    case "remove-passkeys":
      return removePasskeys(command, surroundings);
    case "rename":
    case "analyzer":
    case "close":
    case "reopen":
      return changeClub(command, surroundings);
    case "export":
      return exportClub(command, surroundings);
    case "erase":
      return eraseClub(command, surroundings);
    case "erased":
      return printErasedClubs(command, surroundings);
  }
}

async function printSetup({ json }: { json: boolean }, { db, now, origin }: CommandContext) {
  const { address, stored } = newSetupAddress(origin, now);
  await inTransaction(db, async (tx) => {
    if (await findAnyTeam(tx)) {
      throw new Error(
        'There is a club already, so the set-up page is closed. "npm run club -- create" makes another one.',
      );
    }
    await upsertSetupCode(tx, stored);
  });
  if (json) return [JSON.stringify({ setup_url: address, expires_at: stored.expires_at.toISOString() })];
  return [`Make the first club and its manager here, within ${accountLimits.setupHours} hours, once:`, address];
}

type Create = Extract<ClubCommand, { name: "create" }>;

async function createClub({ club, managerEmail, json }: Create, { db, now, origin, mails }: CommandContext) {
  const { code, stored } = newLink(now, accountLimits.inviteDays * 24);
  const inviteUrl = `${origin}/invite#${code}`;
  const teamId = await inTransaction(db, async (tx) => {
    const id = await insertClub(tx, club, now);
    await upsertInvite(tx, id, { coach_type: "manager", email: managerEmail, ...stored }, now);
    if (mails) {
      const mail = { to: managerEmail, url: inviteUrl, expiresAt: stored.expires_at, teamName: club.name };
      await insertMail(tx, { ...inviteMail(mail), teamId: id }, now);
    }
    return id;
  });
  if (json) return [JSON.stringify({ team_id: teamId, invite_url: inviteUrl })];
  return [
    `Club ${teamId}, ${club.name}, is made.`,
    `Its manager registers with this link within ${accountLimits.inviteDays} days, once${mails ? " (mailed, too)" : ""}:`,
    inviteUrl,
    `Prefecture ${club.prefecture} and ball ${club.ball} can be changed by the manager under チーム管理.`,
  ];
}

function lineOf({ team_id, name, sport_type, analyzer, members, coaches, demo, closed_at }: Club): string {
  const parts = [
    sport_type,
    analyzer ? "analyzer" : "no analyzer",
    `${members} members`,
    `${coaches} coaches`,
    ...(demo ? ["demo"] : []),
    ...(closed_at ? [`closed ${closed_at.toISOString().slice(0, 10)}`] : []),
  ];
  return `${team_id}  ${name}  ${parts.join(", ")}`;
}
