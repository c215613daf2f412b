import { memberName, type NoteStamp, type NoteSummary } from "@kyuseki/domain";
import { noteStampText, outboxText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import type { StampOutcome } from "../../data/outbox/kinds/sendStamps.ts";
import { type StampPayload, stampThing } from "../../data/outbox/kinds/stampKind.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";

/** Gives stamps by the outbox. Rejects with the `Failure`; null where the stamp waits, or a later one took its place. */
export function useStamps() {
  const submit = useSubmit();
  const { formatMessage } = useIntl();

  return async (note: NoteSummary, stamp: NoteStamp | null, anyway: boolean): Promise<StampOutcome | null> => {
    const { note_id, version, changed_at } = note;
    const submitted = await submit<StampOutcome | undefined>({
      thing: stampThing(note_id),
      kind: "stamp",
      group: "stamp",
      payload: { note_id, version, changed_at, stamp, anyway } satisfies StampPayload,
      about: {
        label: formatMessage(stamp ? noteStampText[stamp] : outboxText.takenBack),
        detail: memberName(note.member),
        href: `/note/view-note/${note_id}`,
      },
    });
    return submitted.state === "sent" ? (submitted.reply ?? null) : null;
  };
}
