import { Failure, isOfOtherTeam, noticeLimits, saveNoticeDraft } from "@kyuseki/domain";
import { callFailure } from "@kyuseki/ui";
import type { DraftSaving } from "@kyuseki/ui/screens/Notification";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryKeys } from "../../data/queryKeys.ts";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { useServices } from "../../services/services.ts";
import { emptyWriting, isEmpty, type NoticeWriting, noticeWritingSchema, sentValues } from "./noticeWriting.ts";

/**
 * The notice that is being written: kept in this browser with every key, and on the server a moment after the last. Saves
 * follow one another, so that each continues the version of the one before.
 */
export function useNoticeWriting() {
  const { call } = useServices();
  const queries = useQueryClient();
  const draft = useDraft("notice", noticeWritingSchema, emptyWriting);
  const latest = useRef(draft.value);
  const queue = useRef(Promise.resolve());
  const [saving, setSaving] = useState<DraftSaving>({ status: "none" });
  const [lostFiles, setLostFiles] = useState(noFiles);

  const { change: keep, forget } = draft;
  const change = useRef(keep);
  change.current = keep;
  const write = useCallback((writing: NoticeWriting) => {
    latest.current = writing;
    change.current(writing);
  }, []);
  const update = useCallback(
    (next: (writing: NoticeWriting) => NoticeWriting) => {
      const writing = next(latest.current);
      const isSaved = writing.values === latest.current.values ? writing.isSaved : isEmpty(writing.values);
      write({ ...writing, isSaved });
    },
    [write],
  );

  /** Rejects with the `Failure`. */
  const saveNow = useCallback(async (): Promise<void> => {
    const { values } = latest.current;
    const body = { ...sentValues(values), notice_id: null, version: null, ...latest.current.stored };
    setSaving({ status: "saving" });
    try {
      const { notice_id, version, updated_at } = await call(saveNoticeDraft, { body });
      const isSaved = latest.current.values === values || isEmpty(latest.current.values);
      write({ ...latest.current, stored: { notice_id, version }, isSaved });
      setSaving({ status: "saved", atS: Date.parse(updated_at) / 1000 });
      void queries.invalidateQueries({ queryKey: queryKeys.noticeLists("draft") });
    } catch (error) {
      // Saved, sent or deleted elsewhere since: what is written here becomes a draft of its own.
      if (latest.current.stored && isTakenElsewhere(error)) {
        write({ ...latest.current, stored: null });
        return saveNow();
      }
      setSaving({ status: "failed", failure: callFailure(error) });
      throw error;
    }
  }, [call, queries, write]);

  /** As `saveNow`. Files that are another notice's or no longer there leave this one, so that its words are stored. */
  const saveWithoutLost = useCallback(async () => {
    try {
      await saveNow();
    } catch (error) {
      if (!hasLostFiles(error, latest.current)) throw error;
      setLostFiles(latest.current.files.map(({ name }) => name));
      update(({ values, ...writing }) => ({ ...writing, values: { ...values, file_ids: [] }, files: [] }));
      await saveNow();
    }
  }, [saveNow, update]);

  /** Saves and the sending follow one another. Rejects as `work` does. */
  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.then(ended, ended);
    return done;
  }, []);

  const { values, isSaved } = draft.value;
  useEffect(() => {
    if (isSaved) return;
    // Sent or saved by the time its turn comes, nothing is left to save.
    const saveIfLeft = async () => {
      if (latest.current.values === values && !latest.current.isSaved) await saveWithoutLost();
    };
    const timer = setTimeout(() => void inTurn(saveIfLeft).catch(ended), pauseMs);
    return () => clearTimeout(timer);
  }, [values, isSaved, inTurn, saveWithoutLost]);

  const replace = useCallback(
    (writing: NoticeWriting) => {
      write(writing);
      setSaving({ status: "none" });
      setLostFiles(noFiles);
    },
    [write],
  );

  return {
    writing: draft.value,
    saving,
    /** Names of the files that had to leave this notice. */
    lostFiles,
    forgetLostFiles: () => setLostFiles(noFiles),
    save: () => inTurn(saveWithoutLost),
    update,
    /** Goes on with another one; what was written before is dropped. */
    replace,
    /** As `replace`, once the server has what was written before. False: it does not take it, and everything stays. */
    replaceSaved: useCallback(
      (next: NoticeWriting) =>
        inTurn(async () => {
          // Words may be added during a save.
          while (!latest.current.isSaved) await saveNow();
          replace(next);
        }).then(
          () => true,
          () => false,
        ),
      [inTurn, saveNow, replace],
    ),
    /** After it was sent. */
    begin: () => {
      latest.current = emptyWriting;
      setSaving({ status: "none" });
      setLostFiles(noFiles);
      forget();
    },
    inTurn,
    /** Resolves once nothing is being saved. */
    settled: useCallback(() => queue.current, []),
    latest: () => latest.current,
  };
}

export type NoticeWritingState = ReturnType<typeof useNoticeWriting>;

const isTakenElsewhere = (error: unknown) =>
  error instanceof Failure && (error.code === "conflict" || error.code === "not_found") && !isOfOtherTeam(error);
const hasLostFiles = (error: unknown, { values: { file_ids } }: NoticeWriting) =>
  error instanceof Failure &&
  error.fields?.file_ids !== undefined &&
  file_ids.length > 0 &&
  file_ids.length <= noticeLimits.files;
const noFiles: readonly string[] = [];
const pauseMs = 1500;
const ended = () => {};
