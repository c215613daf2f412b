import type { CorrectableField, MeasuredBall, MeasurementChange } from "@kyuseki/domain";

export type ChosenOfBall = Partial<Pick<MeasurementChange, CorrectableField>>;

/** 一球を直すことと消すこと。どの画面も、これをそのまま一球の操作に渡す。 */
export type BallChanges = {
  /** いま直したり消したりしている一球。 */
  busy: ReadonlySet<number>;
  /** 選んだまま保存していないもの。その一球を直すときは、そこから続く（R2）。 */
  draft: { id: number; chosen: ChosenOfBall } | null;
  onDraftChange: (draft: BallChanges["draft"]) => void;
  /** 変えたところと、変える前の内容。断られたときは `Failure` で reject する。`conflict` なら、その前に一球をいまの内容にする（R4）。 */
  onEdit: (ball: MeasuredBall, change: MeasurementChange) => Promise<unknown>;
  /** たずねない。取り消しは、知らせの中にある。 */
  onDelete: (ball: MeasuredBall) => void;
};
