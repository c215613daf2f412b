import {
  type CsvImport,
  Failure,
  findKnownBalls,
  forgetCsvSource,
  getCsvFile,
  importCsv,
  type Member,
  sendCsvFile,
  undoCsvImport,
} from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import {
  ballKeys,
  type ColumnReport,
  checkCsv,
  csvParserVersion,
  importedBalls,
  type MatchedBall,
  matchBalls,
  peopleIn,
  reportColumns,
  type StoredSaid,
  separatePlaces,
  withoutRows,
} from "@kyuseki/domain/csv";
import type { CsvCheckState, CsvStage, NewestBall } from "@kyuseki/ui/screens/CsvImport";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo, useRef } from "react";
import { csvImportsQuery } from "../../data/csvImports.ts";
import { toLoadable } from "../../data/loadable.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { CsvReader } from "./csvReader.ts";
import type { useCsvFile } from "./useCsvFile.ts";

type CsvFile = ReturnType<typeof useCsvFile>;

/** What importing the file would do, and its actions, which reject with the `Failure` (BE-2). */
export function useCsvImport(call: Call, file: CsvFile, members: readonly Member[]) {
  const queries = useQueryClient();
  const { state, reader } = file;
  const { queryKey } = csvImportsQuery(call);
  const waiting = useWaitingFile(call);
  const { read, choices, leftRows, doubtAnswers } = state.step === "check" ? state : unread;

  const matched = useMemo(
    () => (read && choices ? matchBalls(read.drafts, members, choices) : null),
    [read, choices, members],
  );
  // Only the names decide whose the balls are.
  const whose = matched?.names.map(({ name, match, left }) =>
    match.state === "matched" && !left ? [name, match.member_id] : [name],
  );
  const balls = matched?.balls ?? [];
  const known = useQuery({
    queryKey: queryKeys.csvKnownBalls(state.step === "check" ? state.reading : null, whose),
    queryFn: ({ signal }) => call(findKnownBalls, { body: { balls: ballKeys(balls) }, signal }),
    enabled: balls.length > 0,
    staleTime: 0,
    gcTime: 0,
  });
  const check = useMemo((): CsvCheckState | null => {
    if (!read || !matched || !leftRows || !doubtAnswers) return null;
    const said = toLoadable(matched.balls.length > 0 ? known : { data: nothingStored, error: null });
    const stored = said.status === "ready" ? said.value : nothingStored;
    const result = checkCsv(read, matched, { leftRows, doubtAnswers }, stored);
    return { ...result, repeated: said.status === "ready" ? { status: "ready", value: result.repeated } : said };
  }, [read, matched, leftRows, doubtAnswers, known]);

  const { header } = state.step === "check" ? state.file : blankFile;
  const { mapping, units } = state.step === "check" ? state.answers : blankAnswers;
  const drafts = read?.drafts;
  const report = useMemo(() => reportColumns(header, mapping, units, drafts ?? []), [header, mapping, units, drafts]);

  /** Every figure of the team may have changed. */
  const show = async (changed: CsvImport) => {
    await queries.invalidateQueries({ refetchType: "none" });
    await queries.refetchQueries({ queryKey });
    return changed;
  };

  return {
    stage: stageOf(state, check, report),
    retryKnown: () => void known.refetch(),
    refusedRows: async (reasons: ReadonlyMap<number, string>, heading: string) =>
      (await reader.current?.refusedRows(reasons, heading)) ?? "",
    run: async () => {
      if (state.step !== "check" || !matched || !reader.current) return;
      const { file: opened, answers, whole } = state;
      const taken = withoutRows(matched.balls, state.leftRows);
      // Somebody chosen before may have been deleted since; then the name is nobody's.
      const present = new Set(members.map(({ id }) => id));
      const doubtful = new Set(known.data?.doubtful.map((place) => matched.balls[place]));
      const body = {
        file_name: opened.name,
        file_id: await waiting.idOf(reader.current),
        parser_version: csvParserVersion,
        again_of: opened.againOf,
        source_key: opened.key,
        format: opened.format,
        mapping: answers.mapping,
        units: answers.units,
        names: [...state.choices].flatMap(([name, member_id]) =>
          member_id === null || !present.has(member_id) || name === opened.name ? [] : [{ name, member_id }],
        ),
        people: peopleIn(state.read, matched, members),
        ball: whole.ball,
        refused: state.read.refused.length + matched.unmatched.length + matched.balls.length - taken.length,
        balls: importedBalls(taken, whole),
        separate: separatePlaces(taken, doubtful, state.doubtAnswers),
      };
      file.finish(await show(await call(importCsv, { body }).catch(waiting.sendAnew)), newestOf(taken));
    },
    undo: async (id: number) => {
      const undone = await show(await call(undoCsvImport, { params: { id } }));
      if (state.step === "done" && state.imported.id === id) file.finish(undone, null);
    },
    readAgain: async (imported: CsvImport) => {
      const { file: packed } = await call(getCsvFile, { params: { id: imported.id } });
      void file.openKept(packed, imported);
    },
    forget: async (id: number) => {
      await call(forgetCsvSource, { params: { id } });
      await queries.refetchQueries({ queryKey });
    },
  };
}

/** 測定データ分析 shows only what has a speed, so no swing of the bat alone. */
function newestOf(balls: readonly MatchedBall[]): NewestBall | null {
  const [first, ...others] = balls
    .filter(({ draft: { speed } }) => speed !== null)
    .map(({ draft: { mode, datetime } }) => ({ mode, atS: datetime }));
  return first ? others.reduce((newest, ball) => (ball.atS > newest.atS ? ball : newest), first) : null;
}

const unread = { read: null, choices: null, leftRows: null, doubtAnswers: null };
const nothingStored: StoredSaid = { known: [], doubtful: [], usual: [], taken: [] };

/** The file is sent before its import, and once: an import of the same file, asked for again, is the same import. */
function useWaitingFile(call: Call) {
  const sent = useRef<{ from: CsvReader; id: number }>(undefined);
  return {
    idOf: async (from: CsvReader) => {
      if (sent.current?.from === from) return sent.current.id;
      const { file_id: id } = await call(sendCsvFile, { body: await from.pack(), type: "application/octet-stream" });
      sent.current = { from, id };
      return id;
    },
    /** The server keeps it no longer, where that was the failure. */
    sendAnew: (failure: unknown) => {
      if (failure instanceof Failure && failure.code === "not_found") sent.current = undefined;
      throw failure;
    },
  };
}

const blankFile = { header: [] };
const blankAnswers = { mapping: {}, units: {} };

function stageOf(state: CsvFile["state"], check: CsvCheckState | null, report: ColumnReport): CsvStage {
  if (state.step !== "check") return state;
  if (!check) throw new Error("a file that was read has a check");
  return { step: "check", file: state.file, check, report, whole: state.whole };
}
