import type { CheckedEvent, Member, NoticeDraft, NoticeFile, NoticeSummary, RecipientGroup } from "@kyuseki/domain";
import type { SuggestedRecipients } from "../../components/RecipientChips/recipientChips.ts";
import type { CallFailure } from "../../state/callFailure.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import type { NoticeHistoryView } from "./view.ts";

/** 作成か送信履歴か。広い画面では両方が並ぶ。 */
export type NotificationPart = "write" | "history";

/** 下書きの保存。`none` はまだ何も書いていない。 */
export type DraftSaving =
  | { status: "none" | "saving" }
  | { status: "saved"; atS: number }
  | { status: "failed"; failure: CallFailure };

/** 選んだファイル。`key` は、送り終える前から同じもの。 */
export type AttachedFile = {
  key: string;
  name: string;
  bytes: number;
  state:
    | { status: "uploading"; sentBytes: number }
    | { status: "stored"; file: NoticeFile }
    | { status: "failed"; failure: CallFailure };
};

/** 選んだ選手への届き方（`checkNotice` の答え）。 */
export type NoticeReach = {
  players: number;
  families: number;
  emails: number;
  without_email: readonly number[];
  mail: boolean;
};

/** 送信を押してから出ていくまでのお知らせ。 */
export type HeldNotice = { title: string; players: number; secondsLeft: number };

/** 文面の中の場所。 */
export type NoticePlace = { field: "title" | "body"; from: number; to: number };

export type NoticeComposerProps = {
  /** 今日（日本時間）。 */
  today: string;
  /** いま、分まで。夜に送るお知らせは、出ていくのが朝になる。 */
  now: Date;
  teamName: string;
  /** 書いている人。家族が読むとおり（大野 直人 監督）。 */
  author: string;
  /** 書いたまま。 */
  values: NoticeDraft;
  /** 変わったところだけが届く。 */
  onChange: (change: Partial<NoticeDraft>) => void;
  saving: DraftSaving;
  /** 下書きに保存。失敗したときの再試行も。 */
  onSave: () => void;
  members: Loadable<readonly Member[]>;
  groups: Loadable<readonly RecipientGroup[]>;
  suggested: SuggestedRecipients;
  reach: Loadable<NoticeReach>;
  /** 送信先に、もういない選手がいる。`members` にいない選手は外れて、その数が送信先の欄に出る。 */
  hasGone: boolean;
  /** チームの行事。書かれた日時と重なるものを探す。まだ読めていなければ空。 */
  events: readonly CheckedEvent[];
  onSaveGroup: (group: { name: string; member_ids: number[] }) => Promise<void>;
  onDeleteGroup: (group_id: number) => Promise<void>;
  files: readonly AttachedFile[];
  /** 付けておけなくなって外れたファイルの名前。何かを添付すると空になる。 */
  lostFiles: readonly string[];
  onAttach: (files: readonly File[]) => void;
  onRemoveFile: (key: string) => void;
  onRetryFile: (key: string) => void;
  /** 届け先がない選手の家族に渡す手紙。 */
  onLetters: (member_ids: readonly number[]) => void;
  /** いまの `values` を送る、または予約する。断られたら Failure で終わり、`fields` はその欄に出る。 */
  onSend: () => Promise<void>;
  onRetry: () => void;
  loadPart: LoadPart;
};

/** ひとつのページ。 */
export type NoticeHistory = {
  notices: readonly NoticeSummary[];
  /** 見つかったすべての数。 */
  total: number;
  /** 検索によらない、状態ごとの数。 */
  counts: Record<NoticeHistoryView["tab"], number>;
};

export type NoticeHistoryProps = {
  /** 今日（日本時間）。 */
  today: string;
  view: NoticeHistoryView;
  onViewChange: (change: Partial<NoticeHistoryView>) => void;
  history: Loadable<NoticeHistory>;
  /** ほかのページや条件のものが届くまで、前のものを見せている。 */
  refreshing: boolean;
  members: Loadable<readonly Member[]>;
  /** まだの人の数。読めるまでは null。 */
  openPlayers: number | null;
  /** `view` の条件に合うものを、全ページ分。null は、届かなかったことをもう伝えた。 */
  readAll: () => Promise<readonly NoticeSummary[] | null>;
  /** 渡さなければ、端末に保存する。 */
  onExport?: (csv: string, fileName: string) => void;
  /** 断られたら `Failure` で終わる。 */
  onDeleteDraft: (noticeId: number) => Promise<void>;
  onRetry: () => void;
};

export type NotificationScreenProps = {
  part: NotificationPart;
  composer: NoticeComposerProps;
  history: NoticeHistoryProps;
  /** 取り消せるお知らせ。残り秒は呼ぶ側が数える。 */
  held: HeldNotice | null;
  onCancelHeld: () => Promise<void>;
};
