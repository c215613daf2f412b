import { Failure, type FamilyPage } from "@kyuseki/domain";
import { batchLoader } from "../../db/batchLoader.ts";
import type { Queryable } from "../../db/pool.ts";
import { addressKey, codeKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { tokenHash } from "../../security/tokens.ts";
import { type FamilyLink, findFamilyLinks } from "../../store/notices/familyPage.ts";
import type { SignInOptions } from "../session/session.ts";
import { type Opened, openLink } from "./openLink.ts";

type PageCall = { body: { token: string }; request: { ip: string } };

/** What every call of a family's page asks first (CO-2). */
export function createLinkGuard({ db }: Pick<Api, "db">, { limits }: Pick<SignInOptions, "limits">) {
  const find = batchLoader((hashes: readonly Buffer[]) => findFamilyLinks(db, hashes));

  /**
   * Every unknown token, whatever it looks like, costs the same: its hash and one look by the key.
   * @throws Failure "not_found" for one, "rate_limited"
   */
  async function knownLink({ body, request }: PageCall): Promise<FamilyLink> {
    const [link] = await Promise.all([find(tokenHash(body.token)), limits.family.count(addressKey(request.ip))]);
    if (link) return link;
    await limits.familyMiss.count(addressKey(request.ip));
    throw new Failure("not_found", { message: unknownText });
  }

  /** What is written through one link is counted, wherever it comes from. */
  async function writingLink(call: PageCall): Promise<FamilyLink> {
    const link = await knownLink(call);
    await limits.familyWrites.count(codeKey(call.body.token));
    return link;
  }

  return { knownLink, writingLink };
}

/** @throws Failure "conflict" for a link that no longer works */
export async function requireWorking(db: Queryable, link: FamilyLink, now: Date): Promise<Opened> {
  const opened = await openLink(db, link, now);
  if (opened.state !== "open") throw new Failure("conflict", { message: overText[opened.state] });
  return opened;
}

const unknownText = "このリンクは見つかりませんでした。メールや手紙のリンクを、もう一度そのまま開いてください。";
const overText = {
  expired: "このリンクは期限が切れています。新しいリンクは、チームの指導者からもらってください。",
  revoked: "このリンクは止められています。新しいリンクは、チームの指導者にお申し出ください。",
} as const satisfies Record<Exclude<FamilyPage["state"], "open">, string>;
