import { useEffect, useEffectEvent, useRef } from "react";
import { useNoteKeys } from "../../../components/NoteReader/useNoteKeys.ts";
import type { NoteBeside } from "../noteScreenProps.ts";

/** Keys, and where the focus goes: to the next note's name after an answer, into the box on C. */
export function usePlace(beside: NoteBeside | null, isOn: boolean, onHelp: () => void) {
  const title = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const shown = useRef<number | null>(null);
  const note = beside?.note?.status === "ready" ? beside.note.value : null;
  const id = note?.note_id ?? null;

  useNoteKeys(isOn && beside !== null, {
    onNext: () => beside?.onNext(),
    onPrevious: () => beside?.onPrevious(),
    onStamp: (stamp) => note && beside?.onStamp(stamp),
    onWrite: () => box.current?.focus(),
    onUndo: () => beside?.onUndo?.(),
    onStar: () => note && beside?.onStar(!note.starred),
    onHelp,
  });

  // What had the focus went away with the answered note.
  const follow = useEffectEvent(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (id === null) return;
    if (shown.current !== null && shown.current !== id) follow();
    shown.current = id;
  }, [id]);

  return { titleRef: title, boxRef: box };
}
