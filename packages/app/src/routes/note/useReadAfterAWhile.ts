import { Failure, type Note, readNote } from "@kyuseki/domain";
import { useEffect, useEffectEvent } from "react";
import { useServices } from "../../services/services.ts";

/** Marks a note as read once it has been open for two seconds. */
export function useReadAfterAWhile(note: Note | undefined, onRead: (note: Note) => void) {
  const { call, log } = useServices();
  const id = note && !note.read ? note.note_id : null;
  const mark = useEffectEvent(async () => {
    if (!note || id === null) return;
    try {
      await call(readNote, { body: { note_id: id } });
      onRead({ ...note, read: true });
    } catch (error) {
      // Opening it again marks it.
      log(`a note was not marked as read: ${error instanceof Failure ? error.code : "unexpected"}`);
    }
  });

  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(() => void mark(), openMs);
    return () => clearTimeout(timer);
  }, [id]);
}

const openMs = 2000;
