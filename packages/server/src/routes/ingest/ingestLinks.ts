import { isDeepStrictEqual } from "node:util";
import {
  type AnalyzerEvent,
  afterAnalyzerEvent,
  afterTrainingEvent,
  analyzerEvents,
  analyzerSource,
  contract,
  Failure,
  type MemberLinkRecord,
  type TrainingEvent,
  trainingEvents,
  trainingSource,
} from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { partition, rowFailure, toReply } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockMemberLinks, type MemberLinks, updateMemberLinks } from "../../store/members/memberLinks.ts";

/** What the two products report of their links with members (EN-8a). */
export function ingestLinkRoute(api: Api) {
  serve(api, contract.ingestMemberLinks, async ({ body, db, source, now, audit }) => {
    const events = eventsOf.get(source.source);
    if (!events) {
      throw new Failure("forbidden", { message: "アナライザーとトレーニングのAPIキーだけで使えます。" });
    }
    const { placed, refused } = partition(body.rows, ({ event }) =>
      events.includes(event) ? undefined : { event: "このAPIキーでは送れない出来事です" },
    );
    const reply = { accepted: 0, updated: 0, unchanged: 0, refused };
    // Members are locked one by one, so every batch takes them in the same order.
    const inOrder = placed.toSorted((one, other) => byMember(one.row, other.row));
    for (const { index, row } of inOrder) {
      const outcome = await follow(db, row, now);
      if (outcome === "not_found" || outcome === "conflict") refused.push(rowFailure(index, outcome));
      else reply[outcome] += 1;
      if (outcome !== "accepted") continue;
      const { team_id: teamId, member_id, event } = row;
      await audit("member_link_reported", { teamId, memberIds: [member_id], details: [event] });
    }
    return toReply(reply);
  });
}

/** The events that the keys of a source may report. */
const eventsOf = new Map<string, readonly (AnalyzerEvent | TrainingEvent)[]>([
  [analyzerSource, analyzerEvents],
  [trainingSource, trainingEvents],
]);

type Outcome = "accepted" | "unchanged" | "not_found" | "conflict";

async function follow(tx: Queryable, row: MemberLinkRecord, now: Date): Promise<Outcome> {
  const { team_id, member_id, event } = row;
  const found = await lockMemberLinks(tx, team_id, member_id);
  if (!found || found.state === "applied") return "not_found";
  const { state, ...links } = found;
  const after = linksAfter(row, links);
  if (!after || (begins(event) && state !== "active")) return "conflict";
  const changed = { ...links, ...after };
  if (isDeepStrictEqual(changed, links)) return "unchanged";
  await updateMemberLinks(tx, team_id, member_id, changed, now);
  return "accepted";
}

function linksAfter({ event, nextshot_id }: MemberLinkRecord, links: MemberLinks): Partial<MemberLinks> | undefined {
  if (event === "invited_accepted" || event === "service_stopped") return afterAnalyzerEvent(event, nextshot_id, links);
  const { nextrainer_usage, nextrainer_purchased } = links;
  return afterTrainingEvent(event, { nextrainer_usage, nextrainer_purchased });
}

/** Only active members can begin to use a product; a purchase or a service may end for anybody. */
const begins = (event: MemberLinkRecord["event"]) => event === "invited_accepted" || event === "request";

const byMember = (one: MemberLinkRecord, other: MemberLinkRecord) =>
  one.team_id - other.team_id || one.member_id - other.member_id;
