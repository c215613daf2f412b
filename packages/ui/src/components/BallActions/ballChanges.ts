import type { Ball, CorrectableField, MeasuredBall, MeasurementChange, MeasurementMove, Member } from "@kyuseki/domain";
import type { Loadable } from "../../state/loadable.ts";

export type ChosenOfBall = Partial<Pick<MeasurementChange, CorrectableField>>;

export const moveScopes = ["one", "after", "day"] as const;
/** この一球だけか、その日のこの球から後か、その日のすべてか。 */
export type MoveScope = (typeof moveScopes)[number];
export type ChosenMove = { to: number | null; scope: MoveScope };

/** 保存していないもの。直すところか、移す先。 */
export type BallDraft = { id: number; chosen?: ChosenOfBall | undefined; move?: ChosenMove | undefined };

/** 一球を直すこと、別の選手に移すこと、消すこと。どの画面も、これをそのまま一球の操作に渡す。 */
export type BallChanges = {
  /** いま直したり消したりしている一球。 */
  busy: ReadonlySet<number>;
  /** 選んだまま保存していないもの。その一球を直すときは、そこから続く（R2）。 */
  draft: BallDraft | null;
  onDraftChange: (draft: BallDraft | null) => void;
  /** 変えたところと、変える前の内容。断られたときは `Failure` で reject する。`conflict` なら、その前に一球をいまの内容にする（R4）。 */
  onEdit: (ball: MeasuredBall, change: MeasurementChange) => Promise<unknown>;
  /** チームの競技の使用球。 */
  balls: readonly Ball[];
  /** 移す先に選べる選手。 */
  players: Loadable<readonly Member[]>;
  /** その球の日の、同じ選手の球の id。測った順。断られたときは reject する。 */
  readDay: (ball: MeasuredBall) => Promise<readonly number[]>;
  /** すべて移すか、ひとつも移さない。断られたときは `Failure` で reject する。取り消しは、知らせの中にある。 */
  onMove: (ball: MeasuredBall, move: MeasurementMove) => Promise<unknown>;
  /** たずねない。取り消しは、知らせの中にある。 */
  onDelete: (ball: MeasuredBall) => void;
};
