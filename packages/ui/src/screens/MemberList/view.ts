import { type Gender, type GradeGroup, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";
import type { MemberStatus } from "./parts/memberStatus.ts";

export const memberSorts = ["grade", "name", "height", "weight"] as const;
export type MemberSort = (typeof memberSorts)[number];

/** The view of the list: conditions, order and page; stored in the address. */
export type MemberListView = TableView<MemberSort> & {
  /** As typed: kanji or reading, in hiragana or katakana of any width. */
  q: string;
  gender: Gender | null;
  grade: GradeGroup | null;
  status: MemberStatus | null;
};

export const defaultMemberListView: MemberListView = {
  q: "",
  gender: null,
  grade: null,
  status: null,
  sort: { id: "grade", dir: "desc" },
  page: tablePages.firstPage,
  size: tablePages.defaultSize,
};

/** The list without conditions; order and page size stay. */
export const noConditions = { q: "", gender: null, grade: null, status: null, page: tablePages.firstPage } as const;
