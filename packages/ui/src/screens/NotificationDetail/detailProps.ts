import type { Notice } from "@kyuseki/domain";
import type { TableView } from "../../components/DataTable/parts/tableColumn.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { ReminderResult } from "../../state/reminderResult.ts";
import type { LoadPart } from "../../state/usePart.ts";

/** 届かない：どのアドレスにも届いていない。 */
export const recipientFilters = ["all", "unread", "unanswered", "unreached"] as const;
export type RecipientFilter = (typeof recipientFilters)[number];
export const recipientSorts = ["open"] as const;
export type RecipientSort = (typeof recipientSorts)[number];

export type DetailView = TableView<RecipientSort> & {
  filter: RecipientFilter;
  /** As typed: part of the name or the reading. */
  q: string;
};

type NoticeWords = { title: string; body: string };

export type NotificationDetailScreenProps = {
  notice: Loadable<Notice>;
  /** 今日（日本時間）。 */
  today: string;
  view: DetailView;
  onViewChange: (change: Partial<DetailView>) => void;
  /** 送信を押してから出ていくまでの残り秒。そのほかは null。 */
  secondsLeft: number | null;
  /** 予約か、送る前のお知らせを下書きに戻す。 */
  onCancel: () => Promise<void>;
  /** 書きかけの訂正。まだなければ null。 */
  correction: NoticeWords | null;
  onCorrectionChange: (words: NoticeWords) => void;
  /** 断られたら Failure で終わり、`fields` はその欄に出る。届いたら、書きかけは呼ぶ側が消す。 */
  onCorrect: (words: NoticeWords) => Promise<void>;
  onRemind: (member_ids: readonly number[]) => Promise<ReminderResult>;
  onResend: (member_ids: readonly number[]) => Promise<void>;
  onLetters: (member_ids: readonly number[]) => void;
  /** 渡さなければ、端末に保存する。 */
  onExport?: (csv: string, fileName: string) => void;
  onRetry: () => void;
  loadPart: LoadPart;
};
