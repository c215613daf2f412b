import { contract, Failure, type ProviderEvent } from "@kyuseki/domain";
import { distinctLoader } from "../../db/batchLoader.ts";
import { createMarkdownTrees } from "../../http/replies/markdownTrees.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import {
  findProviderEvent,
  findProviderEvents,
  lockProviderEvent,
  type ProviderEventOf,
  updateProviderEventPlayers,
} from "../../store/events/providerEvents.ts";
import { lockMembers } from "../../store/members/memberChanges.ts";

/** Events that the provider holds for the players and coaches of every club (EV-1). */
export function providerEventRoutes(api: Api) {
  const withTree = createMarkdownTrees();
  const find = distinctLoader((asked: readonly ProviderEventOf[]) => findProviderEvents(api.db, asked));

  serve(api, contract.getProviderEvent, async ({ session: { team }, params: { id } }) =>
    withTree(found(await find({ teamId: team.team_id, id }))),
  );

  serve(api, contract.applyProviderEvent, async ({ session: { team }, params: { id }, body, db, now, audit }) => {
    const { team_id } = team;
    const chosen = [...new Set(body.member_ids)];
    // Members before the event, as whoever erases a member does.
    const members = await lockMembers(db, team_id, chosen);
    if (members.filter(({ state, deleted_at }) => state === "active" && !deleted_at).length < chosen.length)
      throw new Failure("not_found");
    const event = found(await lockProviderEvent(db, team_id, id));
    const { before = event.member_ids } = body;
    const memberIds = event.member_ids
      .filter((member) => chosen.includes(member) || !before.includes(member))
      .concat(chosen.filter((member) => !before.includes(member) && !event.member_ids.includes(member)));
    const added = memberIds.filter((member) => !event.member_ids.includes(member));
    const removed = event.member_ids.filter((member) => !memberIds.includes(member));
    requireApplicable(event, memberIds.length, added.length > 0, now);
    if (added.length + removed.length === 0) return withTree(event);
    await updateProviderEventPlayers(db, team_id, id, memberIds, now);
    await audit("provider_event_applied", { memberIds: [...added, ...removed] });
    return withTree(found(await findProviderEvent(db, team_id, id)));
  });
}

/** @throws Failure "not_found" */
function found(event: ProviderEvent | undefined): ProviderEvent {
  if (!event) throw new Failure("not_found");
  return event;
}

/** @throws Failure "conflict" when it is too late, "invalid" with `member_ids` when there are fewer places */
function requireApplicable(event: ProviderEvent, attending: number, isApplying: boolean, now: Date) {
  const { starts_at, apply_until, capacity, applied, own } = event;
  if (new Date(starts_at) <= now) throw new Failure("conflict", { message: "このイベントは、もう始まっています。" });
  if (!isApplying) return;
  if (apply_until !== null && new Date(apply_until) < now)
    throw new Failure("conflict", { message: "申し込みの受け付けは終わりました。取り消しは、始まるまでできます。" });
  const free = capacity === null ? attending : Math.max(0, capacity - (applied - own));
  if (attending <= free) return;
  const left = free === 0 ? "空きがありません" : `申し込めるのは、このチームでは${free}人までです`;
  throw new Failure("invalid", { fields: { member_ids: `定員の${capacity}人に達するため、${left}` } });
}
