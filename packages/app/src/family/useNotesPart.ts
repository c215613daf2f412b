import type { FamilyPage } from "@kyuseki/domain";
import { startTransition, useEffect, useState, useSyncExternalStore } from "react";
import type { FamilyPost } from "./familyCalls.ts";
import type { NotesPart } from "./notes/notesPart.tsx";
import { ownerOf } from "./ownerOf.ts";

/** Growth notes of an open page, once they are loaded: null before, and where there are none. */
export function useNotesPart(page: FamilyPage | null, token: string, post: FamilyPost) {
  const [part, setPart] = useState<NotesPart | null>(null);
  const [isMissing, setMissing] = useState(false);
  const owner = page?.notes ? ownerOf(page) : null;
  const reader = page?.reader ?? "family";
  useSyncExternalStore(part?.subscribe ?? nothing, part?.read ?? always);
  useEffect(() => {
    if (owner === null) return;
    let stop: (() => void) | null = () => {};
    import("./notes/notesPart.tsx").then(
      ({ createNotesPart }) => {
        if (!stop) return;
        const made = createNotesPart({ token, owner, post, reader });
        stop = made.stop;
        startTransition(() => setPart(made));
      },
      () => setMissing(true),
    );
    return () => {
      stop?.();
      stop = null;
      setPart(null);
    };
  }, [owner, reader, token, post]);
  return { part, isMissing };
}

const nothing = () => () => {};
const always = () => null;
