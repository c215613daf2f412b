import type { Failure, GradeGroup, MeasuringSheet, Member } from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import type { OnDevice } from "../../../components/SavedOnDevice/SavedOnDevice.tsx";
import type { Loadable } from "../../../state/loadable.ts";

/** 見ている学校段階と、スマートフォンで開いている項目。null ならはじめのもの。 */
export type MeasuringView = { stage: GradeGroup | null; item: number | null };

/** 入力の、サーバーへの道のり。 */
export type CellSaving = {
  isOnline: boolean;
  isSending: boolean;
  /** 送れるのに、まだ送れていないマス。 */
  waiting: number;
  /** この測定会の、端末にある入力。 */
  onDevice: OnDevice;
  /** 最後に送れた時刻。unix 秒。 */
  sentAtS: number | null;
  /** 最後の送信が断られたわけ。 */
  failure: Failure | null;
};

export type OpenDayProps = {
  sheet: Loadable<MeasuringSheet>;
  members: readonly Member[];
  view: MeasuringView;
  onViewChange: (change: Partial<MeasuringView>) => void;
  /** 打たれて、まだサーバーにないマス。 */
  unsent: readonly UnsentCell[];
  saving: CellSaving;
  onType: (cells: readonly Pick<UnsentCell, "member_id" | "item_id" | "text">[]) => void;
  onKeep: (cell: Pick<UnsentCell, "member_id" | "item_id">) => void;
  onResend: () => void;
  onRetry: () => void;
  onEdit: () => void;
  /** 送れるものを送ってから終える。断られたときは `Failure` で reject する。 */
  onEnd: () => Promise<void>;
  onReopen: () => Promise<void>;
  /** 送っていない入力を、この端末から消す。 */
  onDiscard: () => void;
};
