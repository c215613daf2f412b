import type { NoticeDraft } from "@kyuseki/domain";
import { dayOf, momentOf } from "../../../format/date.ts";

/** The day on which a notice leaves, near which its dates are read. */
export const dayItIsRead = ({ send_at }: Pick<NoticeDraft, "send_at">, today: string): string =>
  send_at === null ? today : dayOf(momentOf(send_at));
