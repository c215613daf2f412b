import { contract, Failure } from "@kyuseki/domain";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { findAsksForCars, upsertFamilyCar } from "../../store/events/familyEvents.ts";
import { readerOf } from "../../store/notices/familyPage.ts";
import { answerEvent, eventGone, lockOpenEvent } from "../events/answerEvent.ts";
import type { SignInOptions } from "../session/session.ts";
import { createLinkGuard, requireWorking } from "./linkGuard.ts";
import { readEvent } from "./openedLink.ts";
import { renewReminders } from "./renewReminders.ts";

/** 出欠 and 車 through a family's link (EV-1). */
export function familyEventRoutes(api: Api, options: SignInOptions) {
  const { writingLink } = createLinkGuard(api, options);

  serve(
    api,
    contract.answerFamilyEvent,
    async ({ body: { event_id, member_id, answer, comment }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        if (!opened.children.some(({ id }) => id === member_id)) throw eventGone();
        const given = { teamId: link.team_id, eventId: event_id, memberId: member_id, answer, comment, by: null };
        await answerEvent(tx, api.mail, given, now);
        await renewReminders(tx, opened, api.mail?.publicUrl, now);
        return readEvent(tx, opened, event_id, now);
      }),
    { before: writingLink },
  );

  serve(
    api,
    contract.answerFamilyCar,
    async ({ body: { event_id, choice, seats }, inTransaction, now }, link) =>
      inTransaction(async (tx) => {
        const opened = await requireWorking(tx, link, now);
        const { team_id, family_id } = link;
        const memberIds = opened.children.map(({ id }) => id);
        await lockOpenEvent(tx, team_id, event_id, memberIds, now);
        if (readerOf(opened) === "player") throw new Failure("conflict", { message: playersOwnText });
        if (!(await findAsksForCars(tx, team_id, event_id))) throw new Failure("conflict", { message: notAskedText });
        const car = { choice, seats: choice === "offer" ? seats : 0 };
        await upsertFamilyCar(tx, team_id, event_id, { familyId: family_id, memberIds }, car, now);
        return readEvent(tx, opened, event_id, now);
      }),
    { before: writingLink },
  );
}

const playersOwnText = "車の返事は、ご家族のページからお願いします。";
const notAskedText = "この行事では、車の返事を集めていません。";
