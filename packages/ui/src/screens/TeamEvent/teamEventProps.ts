import type { AttendanceAnswer, EventScope, Member, TeamEvent, Tell } from "@kyuseki/domain";
import type { OnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { ReminderResult } from "../../state/reminderResult.ts";
import type { LoadPart } from "../../state/usePart.ts";

export const boardGroupings = ["grade", "answer"] as const;
export type BoardGrouping = (typeof boardGroupings)[number];

/** In the order of the board: who has to be asked first. */
export const boardAnswers = ["unanswered", "undecided", "coming", "partly", "absent"] as const;
export type BoardAnswer = (typeof boardAnswers)[number];

/** How the board is arranged, and whether it shows one answer only. */
export type TeamEventView = { by: BoardGrouping; answer: BoardAnswer | null };

export type DutyDraft = { name: string; family_id: number | null };

/** What a coach heard and entered, and the server refused when it was sent. */
export type RefusedAnswer = { member_id: number; answer: AttendanceAnswer | null; comment: string };

export type Cancellation = { scope: EventScope; reason: string; tell: Tell };

export type TeamEventScreenProps = {
  event: Loadable<TeamEvent>;
  /** 在籍中の選手。いなくなった選手は「退団した選手」になる。 */
  members: Loadable<readonly Member[]>;
  /** この行事の、端末にある返事。 */
  onDevice: OnDevice;
  /** 直しに来た、断られた返事。その選手の窓が、入れたままで開く。 */
  refused?: RefusedAnswer | undefined;
  /** いま（unix秒）。 */
  nowS: number;
  view: TeamEventView;
  onViewChange: (change: Partial<TeamEventView>) => void;
  /** 電話で聞いた返事。null は取り消し。断られたら Failure で終わり、`fields` はその欄に出る。 */
  onAnswer: (answer: { member_id: number; answer: AttendanceAnswer | null; comment: string }) => Promise<void>;
  onRemind: (memberIds: readonly number[]) => Promise<ReminderResult>;
  /** 当番の全体。 */
  onSaveDuties: (duties: readonly DutyDraft[]) => Promise<void>;
  onCancel: (cancellation: Cancellation) => Promise<void>;
  onDelete: () => Promise<void>;
  /** この行事の .ics を、端末に保存する。 */
  onCalendar: () => Promise<void>;
  /** 試合の前の投手の表は、あとから届く。 */
  loadPart: LoadPart;
  onRetry: () => void;
};
