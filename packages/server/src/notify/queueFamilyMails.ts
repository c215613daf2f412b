import type { Queryable } from "../db/pool.ts";
import type { FamilyAddress } from "../store/notices/familyAddresses.ts";
import { type FamilyMail, insertFamilyMails } from "../store/notices/familyMails.ts";
import { createFamilyLinks } from "./createFamilyLinks.ts";
import type { FamilyMailText } from "./familyMail.ts";

type Options<Address> = {
  teamId: number;
  /** Of `Mailing`. */
  publicUrl: string;
  now: Date;
  addresses: readonly Address[];
  /** What all these mails have in common. */
  about: Pick<FamilyMail, "kind" | "notice_id" | "number" | "user_id" | "day" | "urgent" | "due_at">;
  /** The mail to one address; `url` is that address's own link, which ends at `expiresAt`. */
  compose: (address: Address, link: { url: string; expiresAt: Date }) => FamilyMailText;
};

/** One mail for each address, with a link of its own: two statements for any number. Returns whose were queued. */
export async function queueFamilyMails<Address extends FamilyAddress>(
  db: Queryable,
  { teamId, publicUrl, now, addresses, about, compose }: Options<Address>,
) {
  if (addresses.length === 0) return [];
  const links = await createFamilyLinks(db, teamId, addresses, now);
  const mails = links.map(({ target, token, expiresAt }) => {
    const { family_id, member_id, member_ids, recipient } = target;
    const url = `${publicUrl}/f#${token}`;
    const text = compose(target, { url, expiresAt });
    return { ...about, family_id, member_id, member_ids, recipient, ...text, unsubscribe_url: url };
  });
  return insertFamilyMails(db, teamId, mails, now);
}
