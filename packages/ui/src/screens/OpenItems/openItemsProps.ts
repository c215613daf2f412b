import { type Member, type OpenItemKind, type OpenItems, tablePages } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { ReminderResult } from "../../state/reminderResult.ts";

export const openItemGroupings = ["player", "item"] as const;

export const openItemSorts = ["since"] as const;
export type OpenItemSort = (typeof openItemSorts)[number];

export type OpenItemsView = TableView<OpenItemSort> & {
  /** 選手ごと、ことがらごと。 */
  by: (typeof openItemGroupings)[number];
  /** null はすべて。 */
  kind: OpenItemKind | null;
  /** As typed: part of the name or the reading. */
  q: string;
};

export const defaultOpenItemsView: OpenItemsView = {
  by: "player",
  kind: null,
  q: "",
  sort: { id: "since", dir: "asc" },
  page: tablePages.firstPage,
  size: 25,
};

/** その選手の家族に届く1通。 */
export type ReminderMail = { member_id: number; mail: Loadable<{ subject: string; text: string }> };

export type OpenItemsScreenProps = {
  open: Loadable<OpenItems>;
  members: Loadable<readonly Member[]>;
  /** 今日（日本時間）。 */
  today: string;
  view: OpenItemsView;
  onViewChange: (change: Partial<OpenItemsView>) => void;
  /** 知らせられる選手がいなければ null。 */
  preview: ReminderMail | null;
  /** 文面を見せる選手が変わった。 */
  onPreview: (member_id: number | null) => void;
  onRemind: (member_ids: readonly number[]) => Promise<ReminderResult>;
  onLetters: (member_ids: readonly number[]) => void;
  /** 渡さなければ、端末に保存する。 */
  onExport?: (csv: string, fileName: string) => void;
  onRetry: () => void;
};
