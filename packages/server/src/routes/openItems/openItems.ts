import {
  afterQuietHours,
  authorOf,
  contract,
  dayInJapan,
  Failure,
  familyLinkExpiry,
  type OpenPlayer,
} from "@kyuseki/domain";
import { createActivityAnswers } from "../../http/serve/activityCache.ts";
import type { Api } from "../../http/serve/api.ts";
import type { Call } from "../../http/serve/call.ts";
import { serve } from "../../http/serve/serve.ts";
import { dayOfReminder, listOpenFamilies, previewedReminder, queueReminders } from "../../notify/reminders.ts";
import { listOpenMembers, longestFirst } from "../../store/notices/openItems.ts";
import { listFamilyReminders, listReaches, listReminderRounds } from "../../store/notices/reminders.ts";

/** Who has what open, and one reminder a family and day (CO-5, CO-7). */
export function openItemRoutes(api: Api) {
  /** undefined: no mail can be sent to a family. */
  const publicUrl = api.mail?.publicUrl;

  const kept = createActivityAnswers(api.db);

  serve(api, contract.listOpenItems, async (call) => kept(contract.listOpenItems, call, () => openItems(call)));

  async function openItems({ session: { team }, db, now }: Call<typeof contract.listOpenItems>) {
    const members = await listOpenMembers(db, team.team_id, now);
    const reaches = await listReaches(db, team.team_id);
    const reminders = await listFamilyReminders(db, team.team_id);
    const day = dayOfReminder(now);
    const players = longestFirst(members).map(({ id, items, own }): OpenPlayer => {
      const { family_id = 0, reach = "none", player_recipient = null } = reaches.get(id) ?? {};
      const isOwnAlone = own.length === items.length && player_recipient === null;
      const reminder = reminders.get(family_id);
      return {
        member_id: id,
        family_id,
        items,
        reach: isOwnAlone && reach === "mail" ? "none" : reach,
        reminded_at: reminder?.at.toISOString() ?? null,
        reminded_today: (reminder?.day ?? "") >= day,
      };
    });
    const rounds = await listReminderRounds(db, team.team_id, new Date(`${dayInJapan(now)}T00:00:00+09:00`));
    return {
      members: members.length,
      players,
      today: rounds.map(({ at, ...round }) => ({ ...round, at: at.toISOString() })),
      mail: publicUrl !== undefined,
    };
  }

  serve(api, contract.countOpenPlayers, async (call) =>
    kept(contract.countOpenPlayers, call, async () => {
      const { session, db, now } = call;
      return { players: longestFirst(await listOpenMembers(db, session.team.team_id, now)).length };
    }),
  );

  serve(api, contract.previewReminder, async ({ session: { team, user }, body: { member_id }, db, now }) => {
    const families = await listOpenFamilies(db, team.team_id, now);
    const family = families.find(({ children }) => children.some(({ id }) => id === member_id));
    if (!family) throw new Failure("not_found");
    const by = { userId: user.id, author: authorOf(user) };
    const round = { teamName: team.name, publicUrl: publicUrl ?? "", by };
    const { subject, text } = previewedReminder(family, member_id, round, familyLinkExpiry(now));
    return { subject, text };
  });

  serve(api, contract.sendReminders, async ({ session: { team, user }, body, db, now, audit }) => {
    const { team_id } = team;
    const reaches = await listReaches(db, team_id);
    const chosen = new Set(
      body.member_ids.map((id) => {
        const reach = reaches.get(id);
        if (!reach) throw new Failure("not_found");
        return reach.family_id;
      }),
    );
    const open = (await listOpenFamilies(db, team_id, now)).filter(({ family_id }) => chosen.has(family_id));
    const due = open.filter(({ reminded, mails }) => !reminded && mails.length > 0);
    const by = { userId: user.id, author: authorOf(user) };
    const round = { teamId: team_id, teamName: team.name, now, by };
    const queued = publicUrl === undefined ? [] : await queueReminders(db, due, { ...round, publicUrl });
    // Another coach may have pressed at the same moment.
    const reminders = await listFamilyReminders(db, team_id);
    const day = dayOfReminder(now);
    const hasOne = open.filter(({ family_id }) => (reminders.get(family_id)?.day ?? "") >= day).length;
    const reminded = due.filter(({ family_id }) => queued.includes(family_id)).flatMap(({ children }) => children);
    if (queued.length > 0) await audit("reminders_sent", { memberIds: reminded.map(({ id }) => id) });
    return {
      families: queued.length,
      leaves_at: afterQuietHours(now).toISOString(),
      already: hasOne - queued.length,
      unreached: open.length - hasOne,
      done: chosen.size - open.length,
    };
  });
}
