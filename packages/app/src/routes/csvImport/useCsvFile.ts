import type { Ball, CsvImport, CsvSource } from "@kyuseki/domain";
import {
  type ColumnMapping,
  type CsvWhole,
  type DoubtAnswer,
  type NameChoices,
  openQuestions,
  unreadSpeeds,
} from "@kyuseki/domain/csv";
import type { CsvAnswers, NewestBall } from "@kyuseki/ui/screens/CsvImport";
import { useEffect, useRef, useState } from "react";
import { answeredOf, type CsvDraft, draftOf } from "./csvDraft.ts";
import type { CsvContent } from "./csvMessages.ts";
import type { CsvPort, CsvReader } from "./csvReader.ts";
import { createCsvReader } from "./csvReader.ts";
import type { Answering, FileState, HeldFileState, Mapping, Opened } from "./fileState.ts";
import { rememberedAnswers } from "./rememberedAnswers.ts";

/** What is to be opened, and the import whose file it is. */
type ChosenCsv = { name: string; file: () => Promise<CsvContent>; againOf: number | null };

type CsvFileOptions = {
  openPort: () => CsvPort;
  sources: readonly CsvSource[];
  /** Of the team; null while it is not known. */
  ball: Ball | null;
  now: () => Date;
  /**
   * Answers about a file that was not imported; the next file is asked about as they say, where it is the same (R2).
   */
  draft: { value: CsvDraft | null; change: (draft: CsvDraft) => void; forget: () => void };
  /** The file could not be read to its end. */
  onFailed: (error: unknown) => void;
};

/** One file from the choice to the check; the worker that reads it lives as long. */
export function useCsvFile({ openPort, sources, ball, now, draft, onFailed }: CsvFileOptions) {
  const [state, setState] = useState<HeldFileState>(nothing);
  const reader = useRef<CsvReader>(undefined);
  const readings = useRef(0);
  useEffect(() => () => reader.current?.close(), []);

  const stop = () => {
    reader.current?.close();
    reader.current = undefined;
    setState(nothing);
  };
  const fail = (error: unknown) => {
    stop();
    onFailed(error);
  };
  /** The team may arrive after the file: until somebody chooses, the ball is the one that the team has by now. */
  const withWhole = (next: HeldFileState): FileState =>
    next.step === "check" ? { ...next, whole: next.whole ?? { ball, battingType: null } } : next;
  const answered = (next: Extract<HeldFileState, Pick<Answering, "step">>) => {
    setState(next);
    const answers = withWhole(next);
    if (answers.step === "map" || answers.step === "check") draft.change(draftOf(answers));
  };
  const showReading = (name: string) => (done: number | null, total: number) =>
    setState({ step: "reading", name, done, total });

  async function read(from: CsvReader, asked: Mapping) {
    const { file, answers } = asked;
    const show = showReading(file.name);
    show(0, file.rows);
    const settings = { ...settingsOf(file, answers), now: now().getTime() / 1000 };
    const done = await from.read(answers.mapping, settings, show);
    readings.current += 1;
    // Only what is shown as worth a second look is left out.
    const leftRows = new Set(done.warnings.flatMap(({ row }) => (asked.leftRows.has(row) ? [row] : [])));
    setState({ ...asked, step: "check", reading: readings.current, read: done, leftRows });
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
    if ("failure" in answer) {
      stop();
      setState({ step: "file", refused: { name, failure: answer.failure } });
      return;
    }
    const { guess, ...facts } = answer.facts;
    const source = sources.find(({ source_key }) => source_key === facts.key);
    const known = rememberedAnswers(source, { ...facts, guess }, againOf !== null);
    const rememberedS = source ? Date.parse(source.used_at) / 1000 : null;
    const file = { ...facts, name, againOf, rememberedS, given: known.answers };
    const before = answeredOf(draft.value, file);
    const { answers, choices } = before ?? known;
    const leftRows = new Set(before?.leftRows);
    const doubtAnswers = new Map(before?.doubtAnswers);
    const asked = { file, answers, choices: new Map(choices), leftRows, doubtAnswers, whole: before?.whole ?? null };
    const isOpen = openQuestions(file, answers.mapping, settingsOf(file, answers)).length > 0;
    const isForHand = before ? before.whole === null : !source && needsHand(file, answers.mapping);
    if (isOpen || isForHand) setState({ step: "map", ...asked });
    else await read(mine, asked);
  }

  return {
    state: withWhole(state),
    reader,
    restart: () => {
      stop();
      draft.forget();
    },
    open: (chosen: Pick<File, "name" | "arrayBuffer">) =>
      open({
        name: chosen.name,
        file: async () => ({ bytes: await chosen.arrayBuffer() }),
        againOf: null,
      }).catch(fail),
    openKept: (packed: string, { id, file_name }: Pick<CsvImport, "id" | "file_name">) =>
      open({ name: file_name, file: async () => ({ packed }), againOf: id }).catch(fail),
    read: () => {
      if (state.step === "map" && reader.current) read(reader.current, state).catch(fail);
    },
    answer: (answers: CsvAnswers) => state.step === "map" && answered({ ...state, answers }),
    back: () => {
      const checking = withWhole(state);
      if (checking.step !== "check") return;
      const { step: _step, reading: _reading, read: _read, ...asked } = checking;
      setState({ step: "map", ...asked });
    },
    choose: (name: string, memberId: number | null | undefined) =>
      state.step === "check" && answered({ ...state, choices: withChoice(state.choices, name, memberId) }),
    leaveRow: (row: number, isLeft: boolean) => {
      if (state.step !== "check") return;
      const leftRows = new Set(state.leftRows);
      leftRows[isLeft ? "add" : "delete"](row);
      answered({ ...state, leftRows });
    },
    answerDoubt: (key: string, answer: DoubtAnswer) =>
      state.step === "check" && answered({ ...state, doubtAnswers: new Map(state.doubtAnswers).set(key, answer) }),
    changeWhole: (whole: CsvWhole) => state.step === "check" && answered({ ...state, whole }),
    finish: (imported: CsvImport, newest: NewestBall | null) => {
      setState({ step: "done", imported, newest });
      draft.forget();
    },
  };
}

/** A file without names is one player's: its own name asks whose. */
const settingsOf = ({ name }: Opened, { units, day, dayOrder }: CsvAnswers) => ({
  units,
  ...(day !== "" && { day }),
  ...(dayOrder && { dayOrder }),
  player: name,
});

/** A file of nobody's format, or one whose columns of speeds are all unread. */
function needsHand({ format, header }: Opened, mapping: ColumnMapping): boolean {
  const hasSpeed = mapping.pitch_speed ?? mapping.exit_speed ?? mapping.bat_speed;
  return format === "unknown" || (!hasSpeed && unreadSpeeds(header, mapping).length > 0);
}

const nothing: HeldFileState = { step: "file", refused: null };

function withChoice(choices: NameChoices, name: string, memberId: number | null | undefined): NameChoices {
  const next = new Map(choices);
  if (memberId === undefined) next.delete(name);
  else next.set(name, memberId);
  return next;
}
