import { afterAnalyzerEvent, analyzerSource, contract, Failure, type MemberLinkRecord } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { partition, rowFailure, toReply } from "../../http/ingest/ingestBatch.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { lockMemberLinks, updateMemberLinks } from "../../store/members/memberLinks.ts";

/** The player accepted the coach's invitation, or the provider stopped the service (EN-8a). */
export function ingestLinkRoute(api: Api) {
  serve(api, contract.ingestMemberLinks, async ({ body, db, source, now, audit }) => {
    if (source.source !== analyzerSource) {
      throw new Failure("forbidden", { message: "アナライザーのAPIキーだけで使えます。" });
    }
    const { placed, refused } = partition(body.rows, () => undefined);
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

type Outcome = "accepted" | "unchanged" | "not_found" | "conflict";

/** Only active members can accept an invitation; a service may end for anybody. */
async function follow(tx: Queryable, row: MemberLinkRecord, now: Date): Promise<Outcome> {
  const { team_id, member_id, event, nextshot_id } = row;
  const found = await lockMemberLinks(tx, team_id, member_id);
  if (!found || found.state === "applied") return "not_found";
  const { state, ...links } = found;
  const after = afterAnalyzerEvent(event, nextshot_id, links);
  if (!after || (event === "invitation_accepted" && state !== "active")) return "conflict";
  if (after.nextshot_usage === links.nextshot_usage) return "unchanged";
  await updateMemberLinks(tx, team_id, member_id, { ...links, ...after }, now);
  return "accepted";
}

const byMember = (one: MemberLinkRecord, other: MemberLinkRecord) =>
  one.team_id - other.team_id || one.member_id - other.member_id;
