import type { FailureCode } from "@kyuseki/domain";
import type { SyncKind } from "../../copy/frame/syncStatus.ts";
import type { Loadable } from "../../state/loadable.ts";

export type SyncEntryState =
  | { status: "waiting" }
  | { status: "sending" }
  /** このタブにだけある。わけは `storage`。 */
  | { status: "unsaved" }
  /** ほかの指導者が、先に別の内容を入力した。 */
  | { status: "clash" }
  /** `message` はサーバーの一文。 */
  | { status: "refused"; code: FailureCode; message?: string | undefined };

/** この端末にあって、まだ送っていない入力。 */
export type SyncEntry = {
  id: string;
  kind: SyncKind;
  /** 何を入れたか。「50m走 8.21秒」 */
  label: string;
  /** だれの、どこに。「佐藤 一さん・冬の測定会」 */
  detail: string;
  /** ISO 8601。 */
  enteredAt: string;
  state: SyncEntryState;
  /** 入力した画面、または、どちらを残すか選ぶ画面。 */
  href: string | null;
  /** 別のチームの名前。null は開いているチーム。 */
  team: string | null;
};

export type SyncStatus = {
  online: boolean;
  /** いま。unix 秒。 */
  nowS: number;
  /** 最後に答えが届いた時刻。ISO 8601。 */
  lastAnswerAt: string | null;
  lastSent: { at: string; count: number } | null;
  entries: Loadable<readonly SyncEntry[]>;
  /** 入力を端末に残せるか。 */
  storage: "ok" | "full" | "blocked" | "newer";
  /** ブラウザーが、記録を消さないと約束したか。 */
  persisted: "granted" | "refused" | "unsupported" | "unknown";
  /** ホーム画面から開いている。 */
  installed: boolean;
  /** null は、ブラウザーが答えない。 */
  usedBytes: number | null;
  /** いま送っている。 */
  busy: boolean;
};

export type SyncStatusActions = {
  /** 開いているチームの、待っているものをすべて送る。 */
  onSendNow: () => void;
  /** 送れなかったものを、新しい操作として送る。 */
  onRetry: (id: string) => void;
  onDelete: (id: string) => void;
  /** 記録を消さない約束を、ブラウザーに頼む。 */
  onPersist: () => void;
  /** 表示している記録を受け取り直す。 */
  onRefresh: () => void;
  /** 端末の入力を、もう一度読み出す。 */
  onReload: () => void;
  /** 渡さなければ、CSV を端末に保存する。 */
  onExport?: ((text: string, fileName: string) => void) | undefined;
};

export type SyncStatusScreenProps = SyncStatus & SyncStatusActions;
