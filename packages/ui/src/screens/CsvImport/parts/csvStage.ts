import type { Ball, CsvImport, Member } from "@kyuseki/domain";
import type { ColumnMapping, CsvFailure, CsvRowError, CsvTable, NameMatch, ReadingSettings } from "@kyuseki/domain/csv";
import type { Loadable } from "../../../state/loadable.ts";

/** 名前から選べる選手。 */
export type CsvMember = Pick<Member, "id" | "last_name" | "first_name" | "grade">;

/** 選んだファイルについて分かったこと。中身は app が持つ。 */
export type OpenedCsv = Pick<
  CsvTable,
  "encoding" | "format" | "header" | "headerLine" | "player" | "sample" | "rows"
> & {
  name: string;
  /** 覚えている対応を使っているなら、それを最後に使った時（Unix 秒）。 */
  rememberedS: number | null;
};

export type CsvAnswers = {
  mapping: ColumnMapping;
  units: NonNullable<ReadingSettings["units"]>;
  /** YYYY-MM-DD。日付の列のないファイルで答える。 */
  day: string;
};

/** 書かれている名前ひとつと、それがだれか。 */
export type WrittenName = {
  name: string;
  balls: number;
  match: NameMatch;
  /** コーチが「取り込まない」を選んだ。 */
  left: boolean;
};

/** 読み終えたファイルを取り込むと、どうなるか。 */
export type CsvCheck = {
  /** 新しく増える球、すでにある球（ファイルの中で二度目のものも）。届いていなければ null。 */
  take: number;
  repeated: Loadable<number>;
  /** 取り込む選手の数と、その期間（YYYY-MM-DD）。 */
  players: number;
  days: { start: string; end: string } | null;
  /** 名前で決まらなかったものと、コーチが選んだもの。 */
  asked: readonly WrittenName[];
  /** 選手が決まっていない球と、その行と名前。 */
  unknownBalls: number;
  unmatched: readonly { row: number; name: string }[];
  refused: readonly CsvRowError[];
  warnings: readonly CsvRowError[];
  /** 取り込めるが、コーチが外した行。 */
  leftRows: ReadonlySet<number>;
  /** 打撃の種類が書かれていない打球がある。 */
  asksBattingType: boolean;
};

/** 全部の球に付けるもの。 */
export type CsvWhole = { ball: Ball | null; battingType: 1 | 2 | 3 | null };

export type CsvStage =
  | { step: "file"; refused: { name: string; failure: CsvFailure } | null }
  /** `done` が null なら、どこまで読んだか分からない。 */
  | { step: "reading"; name: string; done: number | null; total: number }
  | { step: "map"; file: OpenedCsv; answers: CsvAnswers }
  | { step: "check"; file: OpenedCsv; check: CsvCheck; whole: CsvWhole }
  | { step: "done"; imported: CsvImport };
