import type { OpenItem } from "@kyuseki/domain";

/** One item that several members have open. */
export type AskedItem = { item: OpenItem; member_ids: readonly number[] };
