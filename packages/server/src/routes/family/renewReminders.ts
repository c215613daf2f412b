import type { Queryable } from "../../db/pool.ts";
import { renewWaitingReminder } from "../../notify/reminders.ts";
import type { Opened } from "./openLink.ts";

/**
 * After something was read, answered or written through the link: the reminders of the families it shows that have not
 * left yet. An address that several families have opens one page.
 */
export async function renewReminders(
  tx: Queryable,
  { link: { team_id, team_name }, children }: Opened,
  publicUrl: string | undefined,
  now: Date,
) {
  for (const familyId of new Set(children.map(({ family_id }) => family_id)))
    await renewWaitingReminder(tx, familyId, { teamId: team_id, teamName: team_name, publicUrl, now });
}
