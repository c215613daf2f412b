import { noteStampText, noteViewValueText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import type { StampOutcome } from "../../data/outbox/kinds/sendStamps.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { useNoteDesk } from "./useNoteDesk.ts";
import { useStamps } from "./useStamps.ts";

/** Sends 「見たよ」 to many notes at once, passing over those that somebody has answered meanwhile. Rejects with the `Failure`. */
export function useSeenAll() {
  const { queries, bus } = useServices();
  const { formatMessage } = useIntl();
  const { desk, notes } = useNoteDesk();
  const giveStamp = useStamps();

  return async (ids: readonly number[]) => {
    const chosen = notes.filter(({ note_id }) => ids.includes(note_id));
    const given = await Promise.all(chosen.map((note) => giveStamp(note, "seen", false)));
    const outcomes = given.filter((outcome) => outcome !== null);
    for (const outcome of outcomes) if (outcome.kind !== "gone") desk.share(outcome.note);
    const countOf = (one: StampOutcome["kind"]) => outcomes.filter(({ kind }) => kind === one).length;
    const figures = { count: countOf("stamped"), passed: countOf("passed"), stamp: formatMessage(noteStampText.seen) };
    // What waits on the device is told by a toast of its own.
    if (outcomes.length === 0) return;
    const isNone = figures.count === 0 && figures.passed > 0;
    const { stampedAll, stampedNone, stampedSome } = noteViewValueText;
    const sentence = isNone ? stampedNone : figures.passed > 0 ? stampedSome : stampedAll;
    bus.emit("toast", { tone: isNone ? "warn" : "success", text: formatMessage(sentence, figures) });
    await invalidateAll(queries, [queryKeys.notes, queryKeys.home]);
  };
}
