import type { CsvAnswers, CsvStage, CsvWhole, OpenedCsv } from "@kyuseki/ui/screens/CsvImport";
import type { ReadCsv } from "./csvReader.ts";
import type { Choices } from "./matchedBalls.ts";

/** A file that was opened, the import whose file it is, and the name its columns are remembered under. */
export type Opened = OpenedCsv & { againOf: number | null; key: string };
/** What the coach has said of it. */
type Asked = {
  file: Opened;
  answers: CsvAnswers;
  choices: Choices;
  /** Rows that could be taken and are not to be. */
  leftRows: ReadonlySet<number>;
};
/** `whole` is there once the check was. */
export type Mapping = Asked & { whole: CsvWhole | null };
export type FileState =
  | Extract<CsvStage, { step: "file" | "reading" | "done" }>
  | (Mapping & { step: "map" })
  /** `reading` counts: what the server said during an earlier one no longer holds. */
  | (Asked & { step: "check"; reading: number; read: ReadCsv; whole: CsvWhole });
export type Answering = Extract<FileState, { step: "map" | "check" }>;
