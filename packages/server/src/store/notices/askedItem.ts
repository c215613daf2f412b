import type { NoteReaders, OpenItem } from "@kyuseki/domain";

/** One item that several members have open; `readers` of a note. */
export type AskedItem = { item: OpenItem; member_ids: readonly number[]; readers?: NoteReaders };
