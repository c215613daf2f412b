import { noteLimits, recordOf } from "@kyuseki/domain";
import * as z from "zod/mini";
import { useDraft } from "../../services/drafts/useDraft.ts";

/** Unsent comments by note; an emptied one is forgotten (R2). */
export function useNoteDrafts() {
  const { value: drafts, update } = useDraft("note-comments", draftsSchema, none);

  return {
    textOf: (id: number) => drafts[id] ?? "",
    write: (id: number, text: string) =>
      update(({ [id]: _, ...others }) => (text === "" ? others : { ...others, [id]: text })),
    /** The comment is on its way or has arrived; what was written after it stays. */
    sent: (id: number, text: string) =>
      update((kept) => {
        const { [id]: own = "", ...others } = kept;
        return own.trim() === text ? others : kept;
      }),
  };
}

const none: Record<string, string> = {};
/** A text that is too long is kept as it was typed. */
const draftsSchema = recordOf(z.string().check(z.maxLength(noteLimits.commentMax * 20)));
