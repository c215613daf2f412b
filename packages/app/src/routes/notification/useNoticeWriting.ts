import { Failure, isOfOtherTeam, saveNoticeDraft } from "@kyuseki/domain";
import { callFailure } from "@kyuseki/ui";
import type { DraftSaving } from "@kyuseki/ui/screens/Notification";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { useDraft } from "../../services/useDraft.ts";
import { emptyWriting, type NoticeWriting, noticeWritingSchema, sentValues } from "./noticeWriting.ts";

/**
 * The notice that is being written: kept in this browser with every key, and on the server a moment after the last. Saves
 * follow one another, so that each continues the version of the one before.
 */
export function useNoticeWriting() {
  const { call } = useServices();
  const queries = useQueryClient();
  const draft = useDraft("notice", noticeWritingSchema, emptyWriting);
  const latest = useRef(draft.value);
  const stored = useRef(draft.value.values);
  const queue = useRef(Promise.resolve());
  const [saving, setSaving] = useState<DraftSaving>({ status: "none" });

  const { change: keep, forget } = draft;
  const change = useRef(keep);
  change.current = keep;
  const update = useCallback((next: (writing: NoticeWriting) => NoticeWriting) => {
    latest.current = next(latest.current);
    change.current(latest.current);
  }, []);

  /** Rejects with the `Failure`. */
  const saveNow = useCallback(async (): Promise<void> => {
    const { values } = latest.current;
    const body = { ...sentValues(values), notice_id: null, version: null, ...latest.current.stored };
    setSaving({ status: "saving" });
    try {
      const notice = await call(saveNoticeDraft, { body });
      const { notice_id, version } = notice;
      stored.current = values;
      update((writing) => ({ ...writing, stored: { notice_id, version } }));
      setSaving({ status: "saved", atS: Date.parse(notice.updated_at) / 1000 });
      void queries.invalidateQueries({ queryKey: queryKeys.noticeLists("draft") });
    } catch (error) {
      // Saved, sent or deleted elsewhere since: what is written here becomes a draft of its own.
      if (latest.current.stored && isTakenElsewhere(error)) {
        update((writing) => ({ ...writing, stored: null }));
        return saveNow();
      }
      setSaving({ status: "failed", failure: callFailure(error) });
      throw error;
    }
  }, [call, queries, update]);

  /** Saves and the sending follow one another. Rejects as `work` does. */
  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.current.then(work);
    queue.current = done.then(ended, ended);
    return done;
  }, []);
  const save = useCallback(() => inTurn(saveNow), [inTurn, saveNow]);

  const { values } = draft.value;
  useEffect(() => {
    if (values === stored.current || isEmpty(values)) return;
    // Sent by the time its turn comes, it is no draft any more.
    const saveUnlessSent = async () => {
      if (latest.current.values === values) await saveNow();
    };
    const timer = setTimeout(() => void inTurn(saveUnlessSent).catch(ended), pauseMs);
    return () => clearTimeout(timer);
  }, [values, inTurn, saveNow]);

  return {
    writing: draft.value,
    saving,
    save,
    update,
    /** Goes on with another one, which the server has as it stands. */
    replace: useCallback(
      (writing: NoticeWriting) => {
        stored.current = writing.values;
        update(() => writing);
        setSaving({ status: "none" });
      },
      [update],
    ),
    /** After it was sent. */
    begin: () => {
      latest.current = emptyWriting;
      stored.current = emptyWriting.values;
      setSaving({ status: "none" });
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
const isEmpty = (values: NoticeWriting["values"]) => JSON.stringify(values) === JSON.stringify(emptyWriting.values);
const pauseMs = 1500;
const ended = () => {};
