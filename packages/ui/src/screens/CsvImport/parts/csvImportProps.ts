import type { CsvImport, CsvSource, SportType } from "@kyuseki/domain";
import type { CsvWhole, DoubtAnswer } from "@kyuseki/domain/csv";
import type { ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import type { CsvHistoryView } from "../view.ts";
import type { CsvAnswers, CsvMember, CsvStage } from "./csvStage.ts";

/** メンバーが届いた後の画面。 */
export type CsvStepProps = Omit<CsvImportScreenProps, "members"> & { members: readonly CsvMember[] };

export type CsvImportScreenProps = {
  stage: CsvStage;
  /** 答えの途中で離れたファイルの名前。同じものを選ぶと、続きから始まる（R2）。 */
  begun: string | null;
  past: Loadable<{ imports: readonly CsvImport[]; sources: readonly CsvSource[] }>;
  onPastRetry: () => void;
  /** 履歴の見方。 */
  view: CsvHistoryView;
  /** 変わったところだけが届く。 */
  onViewChange: (change: Partial<CsvHistoryView>) => void;
  /** 名前から選べる選手。届かないうちは、だれの球かは分からない。 */
  members: Loadable<readonly CsvMember[]>;
  onMembersRetry: () => void;
  sportType: SportType;
  /** いま（Unix 秒）。取り消せるかどうかが決まる。 */
  nowS: number;
  onFile: (file: File) => void;
  /** 読むのをやめ、ファイルを選び直す。 */
  onRestart: () => void;
  onAnswersChange: (answers: CsvAnswers) => void;
  /** 対応づけを終え、ファイルを読む。 */
  onRead: () => void;
  /** 確認から対応づけへもどる。 */
  onBack: () => void;
  /** null は、その名前の球を取り込まない。undefined は、まだ選んでいない。 */
  onChoose: (name: string, memberId: number | null | undefined) => void;
  /** 確かめてほしい値のある行を、外すか、取り込む。 */
  onLeaveRow: (row: number, left: boolean) => void;
  /** すでにある球と同じ値の球が、同じ球か、別の球か。 */
  onDoubtAnswer: (key: string, answer: DoubtAnswer) => void;
  onWholeChange: (whole: CsvWhole) => void;
  onKnownRetry: () => void;
  /** 行の番号ごとの理由を付けた、取り込まない行のCSV。 */
  onRefusedRows: (reasons: ReadonlyMap<number, string>, heading: string) => Promise<string>;
  /** 全部か、一球も取り込まないか。断られたときは `Failure` で reject する。 */
  onImport: () => Promise<void>;
  /** 断られたときは `Failure` で reject する。 */
  onUndo: (id: number) => Promise<void>;
  /** 残してあるファイルを、いまの読み取りで読む。断られたときは `Failure` で reject する。 */
  onReadAgain: (imported: CsvImport) => Promise<void>;
  /** 渡さなければ、履歴の CSV を端末に保存する。 */
  onExport?: ExportButtonProps<object>["onExport"];
  onForget: (id: number) => Promise<void>;
  loadPart: LoadPart;
};
