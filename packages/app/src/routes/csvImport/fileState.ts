import type { CsvAnswers, CsvStage, CsvWhole, OpenedCsv } from "@kyuseki/ui/screens/CsvImport";
import type { ReadCsv } from "./csvReader.ts";
import type { Choices } from "./matchedBalls.ts";

/** A file that was opened, the import whose file it is, and the name its columns are remembered under. */
export type Opened = OpenedCsv & { againOf: number | null; key: string };
export type FileState =
  | Extract<CsvStage, { step: "file" | "reading" | "done" }>
  | {
      step: "map";
      file: Opened;
      answers: CsvAnswers;
      choices: Choices;
      /** Rows that could be taken and are not to be. */
      leftRows: ReadonlySet<number>;
      whole: CsvWhole | null;
    }
  /** `reading` counts: what the server said during an earlier one no longer holds. */
  | {
      step: "check";
      reading: number;
      file: Opened;
      answers: CsvAnswers;
      read: ReadCsv;
      choices: Choices;
      leftRows: ReadonlySet<number>;
      whole: CsvWhole;
    };
export type Answering = Extract<FileState, { step: "map" | "check" }>;
