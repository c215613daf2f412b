import { contract, type Duty, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockFamilies, updateDuties } from "../../store/events/duties.ts";
import { updateEventVersion } from "../../store/events/eventChanges.ts";
import { lockEvent } from "../../store/events/events.ts";
import { answerEvent } from "./answerEvent.ts";
import { requireEvent } from "./eventChecks.ts";
import { presentEvent } from "./presentEvent.ts";

/** What a coach enters about who comes and who helps: answers heard on the phone, and turns (EV-1). */
export function eventAnswerRoutes(api: Api) {
  serve(api, contract.answerForPlayer, async ({ session, body, db, now, audit }) => {
    const { team, user } = session;
    const { event_id: eventId, member_id: memberId, answer, comment, from } = body;
    const given = { teamId: team.team_id, eventId, memberId, answer, comment, by: user.name, ...(from && { from }) };
    await answerEvent(db, api.mail, given, now);
    await audit("attendance_entered", { memberIds: [memberId] });
    return presentEvent(db, team, eventId, now);
  });

  serve(api, contract.saveDuties, async ({ session, body, db, now, audit }) => {
    const { team } = session;
    const { event_id: eventId, version, duties } = body;
    // Families before the event, as whoever erases a player does.
    const known = await lockFamilies(db, team.team_id, eventId, familiesOf(duties));
    requireEvent(await lockEvent(db, team.team_id, eventId), version);
    requireFamilies(duties, known);
    await updateDuties(db, team.team_id, eventId, duties);
    await updateEventVersion(db, team.team_id, eventId, now);
    await audit("event_duties_changed");
    return presentEvent(db, team, eventId, now);
  });
}

type Turn = Pick<Duty, "name" | "family_id">;

const familiesOf = (duties: readonly Turn[]) => duties.flatMap(({ family_id }) => family_id ?? []);

/** @throws Failure "invalid" at each turn newly given to a family that the team does not have, or has no more */
function requireFamilies(duties: readonly Turn[], known: readonly number[]) {
  const wrong = duties.flatMap(({ family_id }, index) =>
    family_id === null || known.includes(family_id) ? [] : [[`duties.${index}.family_id`, "家族を選び直してください"]],
  );
  if (wrong.length > 0) throw new Failure("invalid", { fields: Object.fromEntries(wrong) });
}
