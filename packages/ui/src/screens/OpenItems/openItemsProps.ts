import type { Member, OpenItemKind, OpenItems } from "@kyuseki/domain";
import type { Loadable } from "../../state/loadable.ts";
import type { ReminderResult } from "../../state/reminderResult.ts";

export const openItemGroupings = ["player", "item"] as const;

export type OpenItemsView = {
  /** 選手ごと、ことがらごと。 */
  by: (typeof openItemGroupings)[number];
  /** null はすべて。 */
  kind: OpenItemKind | null;
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
  onRetry: () => void;
};
