import type { CsvImport, Member } from "@kyuseki/domain";
import type {
  ColumnMapping,
  ColumnReport,
  CsvCheck,
  CsvFailure,
  CsvTable,
  CsvWhole,
  DayOrder,
  ReadingSettings,
} from "@kyuseki/domain/csv";
import type { Loadable } from "../../../state/loadable.ts";
import type { NewestBall } from "./analysisHref.ts";

/** 名前から選べる選手。 */
export type CsvMember = Pick<Member, "id" | "last_name" | "first_name" | "grade">;

/** 選んだファイルについて分かったこと。中身は app が持つ。 */
export type OpenedCsv = Pick<
  CsvTable,
  "encoding" | "format" | "header" | "headerLine" | "player" | "numericDays" | "sample" | "rows"
> & {
  name: string;
  /** 覚えている対応を使っているなら、それを最後に使った時（Unix 秒）。 */
  rememberedS: number | null;
  /** だれも答えないうちに分かっていた列と単位：機器や見出しから、または覚えていた対応から。 */
  given: Pick<CsvAnswers, "mapping" | "units">;
};

export type CsvAnswers = {
  mapping: ColumnMapping;
  units: NonNullable<ReadingSettings["units"]>;
  /** YYYY-MM-DD。日付の列のないファイルで答える。 */
  day: string;
  /** 数字だけの日付で、月と日のどちらが先か。ファイルから決まらないときに答える。 */
  dayOrder?: DayOrder | undefined;
};

/** 読み終えたファイルを取り込むと、どうなるか。すでにある球の数は、サーバーの答えを待つ。 */
export type CsvCheckState = Omit<CsvCheck, "repeated"> & { repeated: Loadable<number> };

export type CsvStage =
  | { step: "file"; refused: { name: string; failure: CsvFailure } | null }
  /** `done` が null なら、どこまで読んだか分からない。 */
  | { step: "reading"; name: string; done: number | null; total: number }
  | { step: "map"; file: OpenedCsv; answers: CsvAnswers }
  | { step: "check"; file: OpenedCsv; check: CsvCheckState; report: ColumnReport; whole: CsvWhole }
  /** `newest` は、取り込んだ速度のある球のうち、測った時が最も新しいもの。なければ、また取り消した後は null。 */
  | { step: "done"; imported: CsvImport; newest: NewestBall | null };
