import type { CsvWhole, DoubtAnswers, NameChoices, ReadCsv } from "@kyuseki/domain/csv";
import type { CsvAnswers, CsvStage, OpenedCsv } from "@kyuseki/ui/screens/CsvImport";

/** A file that was opened, the import whose file it is, and the name its columns are remembered under. */
export type Opened = OpenedCsv & { againOf: number | null; key: string };
/** The coach's answers about a file. */
type FileAnswers = {
  file: Opened;
  answers: CsvAnswers;
  choices: NameChoices;
  /** Rows that could be imported and that the coach leaves out. */
  leftRows: ReadonlySet<number>;
  doubtAnswers: DoubtAnswers;
};
/** `whole` is there once the check was. */
export type Mapping = FileAnswers & { whole: CsvWhole | null };
export type FileState =
  | Extract<CsvStage, { step: "file" | "reading" | "done" }>
  | (Mapping & { step: "map" })
  /** `reading` counts the readings: an answer of the server to an earlier one no longer holds. */
  | (FileAnswers & { step: "check"; reading: number; read: ReadCsv; whole: CsvWhole });
export type Answering = Extract<FileState, { step: "map" | "check" }>;
type Checking = Extract<FileState, { step: "check" }>;
/** As the page holds it: `whole` is null until somebody chooses what all balls have in common. */
export type HeldFileState = Exclude<FileState, Checking> | (Omit<Checking, "whole"> & { whole: CsvWhole | null });
