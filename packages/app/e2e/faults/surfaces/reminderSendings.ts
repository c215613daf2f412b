import { sendReminders } from "@kyuseki/domain";
import { giveParents } from "../../practice/families.ts";
import { type Surface, sending } from "../surface.ts";
import type { Visit } from "../visit.ts";

/** The list stays, and the family can be told again. */
const reminder: Surface = {
  ...sending,
  name: "まだの人への催促 /notification/open-items",
  endpoint: sendReminders,
  open: async (visit) => {
    await giveParents(visit);
    // Nobody has recorded anything for a week.
    await visit.server.db.query("update members set created_at = now() - interval '7 days' where team_id = $1", [
      visit.coach.teamId,
    ]);
    await visit.page.goto("/notification/open-items");
    await remindButton(visit).waitFor();
  },
  act: remind,
  // The answer may come between two presses: the second would be told that today is done.
  retry: (visit) => remindButton(visit).click(),
  arrived: ({ page }) => page.getByText(/^1家族に.*(送りました|送ります)。/).waitFor(),
  unchanged: (visit) => remindButton(visit).waitFor(),
  resume: async (visit) => {
    await remindButton(visit).waitFor();
    await remind(visit);
  },
  rows: async ({ server, coach }) => {
    const { rows } = await server.db.query("select from audit_log where team_id = $1 and action = 'reminders_sent'", [
      coach.teamId,
    ]);
    return rows.length;
  },
};

const remindButton = ({ page }: Visit) => page.getByRole("button", { name: "知らせる（大野 翔）" });

function remind(visit: Visit) {
  return remindButton(visit).dblclick();
}

export const reminderSendings: readonly Surface[] = [reminder];
