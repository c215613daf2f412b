import type { Ball, CsvImport, CsvSource } from "@kyuseki/domain";
import { type ColumnMapping, openQuestions } from "@kyuseki/domain/csv";
import type { CsvAnswers, CsvStage, CsvWhole, OpenedCsv } from "@kyuseki/ui/screens/CsvImport";
import { useEffect, useRef, useState } from "react";
import type { CsvContent } from "./csvMessages.ts";
import type { CsvPort, CsvReader, ReadCsv } from "./csvReader.ts";
import { createCsvReader } from "./csvReader.ts";
import type { Choices } from "./matchedBalls.ts";

/** A file that was opened, and the name its columns are remembered under. */
type Opened = OpenedCsv & Pick<ChosenCsv, "againOf"> & { key: string };
/** What is to be opened, and the import whose file it is. */
type ChosenCsv = { name: string; file: () => Promise<CsvContent>; againOf: number | null };
export type FileState =
  | Extract<CsvStage, { step: "file" | "reading" | "done" }>
  | { step: "map"; file: Opened; answers: CsvAnswers; choices: Choices }
  /** `reading` counts: what the server said during an earlier one no longer holds. */
  | {
      step: "check";
      reading: number;
      file: Opened;
      answers: CsvAnswers;
      read: ReadCsv;
      choices: Choices;
      whole: CsvWhole;
    };

type CsvFileOptions = {
  openPort: () => CsvPort;
  sources: readonly CsvSource[];
  /** Of the team; null while it is not known. */
  ball: Ball | null;
  now: () => Date;
  /** The file could not be read to its end. */
  onFailed: (error: unknown) => void;
};

/** One file from the choice to the check; the worker that reads it lives as long. */
export function useCsvFile({ openPort, sources, ball, now, onFailed }: CsvFileOptions) {
  const [state, setState] = useState<FileState>(nothing);
  const reader = useRef<CsvReader>(undefined);
  const readings = useRef(0);
  useEffect(() => () => reader.current?.close(), []);

  const restart = () => {
    reader.current?.close();
    reader.current = undefined;
    setState(nothing);
  };
  const fail = (error: unknown) => {
    restart();
    onFailed(error);
  };
  const showReading = (name: string) => (done: number | null, total: number) =>
    setState({ step: "reading", name, done, total });

  async function read(from: CsvReader, file: Opened, answers: CsvAnswers, choices: Choices) {
    const show = showReading(file.name);
    show(0, file.rows);
    const settings = {
      units: answers.units,
      ...(answers.day !== "" && { day: answers.day }),
      // A file without names is one player's: its own name asks whose.
      player: file.name,
      now: now().getTime() / 1000,
    };
    const done = await from.read(answers.mapping, settings, show);
    readings.current += 1;
    setState({
      step: "check",
      reading: readings.current,
      file,
      answers,
      read: done,
      choices,
      whole: { ball, battingType: null },
    });
  }

  async function open({ name, file: ask, againOf }: ChosenCsv) {
    reader.current?.close();
    const mine = createCsvReader(openPort());
    reader.current = mine;
    const show = showReading(name);
    show(null, 1);
    const written = await ask();
    if (reader.current !== mine) return;
    const answer = await mine.open(written, show);
    if ("refusal" in answer) {
      restart();
      setState({ step: "file", refused: { name, refusal: answer.refusal } });
      return;
    }
    const { guess, ...facts } = answer.facts;
    const source = sources.find(({ source_key }) => source_key === facts.key);
    const file = { ...facts, name, againOf, rememberedS: source ? Date.parse(source.used_at) / 1000 : null };
    const known = againOf === null ? source?.mapping : source && withNew(source.mapping, guess);
    const answers = { mapping: known ?? guess, units: unitsOf(source), day: "" };
    const choices = new Map(source?.names.map(({ name, member_id }) => [name, member_id]));
    const isOpen = openQuestions(file, answers.mapping, { units: answers.units, player: file.name }).length > 0;
    if (isOpen || (facts.format === "unknown" && !source)) setState({ step: "map", file, answers, choices });
    else await read(mine, file, answers, choices);
  }

  return {
    state,
    reader,
    restart,
    open: (chosen: Pick<File, "name" | "arrayBuffer">) =>
      open({
        name: chosen.name,
        file: async () => ({ bytes: await chosen.arrayBuffer() }),
        againOf: null,
      }).catch(fail),
    openKept: (packed: string, { id, file_name }: Pick<CsvImport, "id" | "file_name">) =>
      open({ name: file_name, file: async () => ({ packed }), againOf: id }).catch(fail),
    read: () => {
      if (state.step === "map" && reader.current) {
        read(reader.current, state.file, state.answers, state.choices).catch(fail);
      }
    },
    answer: (answers: CsvAnswers) => setState((it) => (it.step === "map" ? { ...it, answers } : it)),
    back: () =>
      setState((it) =>
        it.step === "check" ? { step: "map", file: it.file, answers: it.answers, choices: it.choices } : it,
      ),
    choose: (name: string, memberId: number | null | undefined) =>
      setState((it) => (it.step === "check" ? { ...it, choices: withChoice(it.choices, name, memberId) } : it)),
    changeWhole: (whole: CsvWhole) => setState((it) => (it.step === "check" ? { ...it, whole } : it)),
    finish: (imported: CsvImport) => setState({ step: "done", imported }),
  };
}

const nothing: FileState = { step: "file", refused: null };

/** What was said of the columns stays; those nobody knew then are read as they are understood now. */
function withNew(known: ColumnMapping, guess: ColumnMapping): ColumnMapping {
  const used = new Set(Object.values(known).map((it) => it?.column));
  const fresh = Object.entries(guess).filter(([, it]) => !used.has(it?.column));
  return { ...Object.fromEntries(fresh), ...known };
}

function withChoice(choices: Choices, name: string, memberId: number | null | undefined): Choices {
  const next = new Map(choices);
  if (memberId === undefined) next.delete(name);
  else next.set(name, memberId);
  return next;
}

/** Without those that were never said. */
function unitsOf(source: CsvSource | undefined): CsvAnswers["units"] {
  const { speed, distance, length } = source?.units ?? {};
  return { ...(speed && { speed }), ...(distance && { distance }), ...(length && { length }) };
}
