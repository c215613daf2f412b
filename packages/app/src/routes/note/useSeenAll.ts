import { noteStampText, noteViewValueText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { useNoteDesk } from "./useNoteDesk.ts";

/** Sends 「見たよ」 to many notes at once, passing over those that somebody has answered meanwhile. Rejects with the `Failure`. */
export function useSeenAll() {
  const { queries, bus } = useServices();
  const { formatMessage } = useIntl();
  const { desk, notes } = useNoteDesk();

  return async (ids: readonly number[]) => {
    const chosen = notes.filter(({ note_id }) => ids.includes(note_id));
    const outcomes = await Promise.all(
      chosen.map(({ note_id, version }) => desk.sender.give({ note_id, version }, "seen", false)),
    );
    for (const outcome of outcomes) if (outcome.kind !== "gone") desk.share(outcome.note);
    const count = outcomes.filter(({ kind }) => kind === "stamped").length;
    bus.emit("toast", {
      tone: "success",
      text: formatMessage(noteViewValueText.stampedAll, { count, stamp: formatMessage(noteStampText.seen) }),
    });
    await invalidateAll(queries, [queryKeys.notes, queryKeys.home]);
  };
}
