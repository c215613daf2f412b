import {
  deleteNoteComment,
  isAnswered,
  memberName,
  type Note,
  type NoteComment,
  type NoteCounts,
  type NoteStamp,
  type NoteSummary,
  starNote,
} from "@kyuseki/domain";
import { idempotencyKey } from "@kyuseki/domain/client";
import { callFailure, noteStampText, noteViewText, noteViewValueText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import { ownStamp } from "../../data/noteDesk/noteDesk.ts";
import { renewNote } from "../../data/notes.ts";
import type { NoteCommentPayload } from "../../data/outbox/kinds/sendNoteComment.ts";
import type { StampOutcome } from "../../data/outbox/kinds/sendStamps.ts";
import { useSubmit } from "../../data/outbox/useSubmit.ts";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { useNoteDesk } from "./useNoteDesk.ts";
import { useStamps } from "./useStamps.ts";

/** Answers to notes. They show at once; what is refused goes back to how it was, and a toast says so. */
export function useNoteActions({
  onOpen,
  onSent,
}: {
  onOpen: (id: number) => void;
  onSent: (id: number, text: string) => void;
}) {
  const services = useServices();
  const { call, queries, bus } = services;
  const { formatMessage } = useIntl();
  const { desk, viewer } = useNoteDesk();
  const giveStamp = useStamps();
  const submit = useSubmit();
  const nameOf = (note: NoteSummary) => memberName(note.member);
  const toast = (tone: "warn" | "danger", text: string, label: string, onAction: () => void) =>
    bus.emit("toast", { tone, text, action: { label, onAction } });

  const share = (note: NoteSummary) => {
    desk.share(note);
    renewNote(queries, note);
  };
  const settle = () => {
    const { stamps, commenting } = desk.snapshot();
    // Counts move with every answer; read in between they would jump back.
    if (stamps.size + commenting.size === 0) void invalidateAll(queries, [queryKeys.noteCount, queryKeys.home]);
  };
  const count = (before: NoteSummary, isAnsweredNow: boolean) => {
    const by = Number(isAnswered(before)) - Number(isAnsweredNow);
    queries.setQueryData<NoteCounts>(
      queryKeys.noteCount,
      (known) => known && { unanswered: known.unanswered + by, pain: known.pain + (before.pain ? by : 0) },
    );
  };
  const gone = (note: NoteSummary) => {
    desk.drop(note.note_id);
    void queries.invalidateQueries({ queryKey: queryKeys.note(note.note_id) });
    bus.emit("toast", { tone: "warn", text: formatMessage(noteViewValueText.gone, { name: nameOf(note) }) });
  };
  const arrived = (note: NoteSummary, outcome: StampOutcome, again: () => void) => {
    if (outcome.kind === "gone") return gone(note);
    share(outcome.note);
    if (outcome.kind !== "passed") return;
    if (outcome.note.changed_at !== note.changed_at) {
      const name = nameOf(note);
      const open = formatMessage(noteViewValueText.open, { name });
      return toast("warn", formatMessage(noteViewValueText.rewritten, { name }), open, () => onOpen(note.note_id));
    }
    const coach = latestCoach(outcome.note, viewer.id) ?? formatMessage(noteViewText.formerCoach);
    toast(
      "warn",
      formatMessage(noteViewValueText.passed, { name: nameOf(note), coach }),
      formatMessage(noteViewText.anyway),
      again,
    );
    void queries.invalidateQueries({ queryKey: queryKeys.note(note.note_id) });
  };

  /** `note`: as the coach sees it. */
  const stamp = async (note: NoteSummary, given: NoteStamp | null, anyway = false) => {
    const act = desk.nextAct();
    const name = nameOf(note);
    const before = ownStamp(note, viewer.id);
    const others = note.comments > 0 || note.stamps.some(({ by }) => by?.id !== viewer.id);
    desk.startStamp(note.note_id, given, act);
    count(note, given !== null || others);
    desk.say({
      act,
      text: given
        ? formatMessage(noteViewValueText.stamped, { name, stamp: formatMessage(noteStampText[given]) })
        : formatMessage(noteViewValueText.takenBack, { name }),
      undo: given ? { note, given, before } : null,
    });
    try {
      const outcome = await giveStamp(note, given, anyway);
      if (outcome) arrived(note, outcome, () => void stamp(note, given, true));
      desk.endStamp(note.note_id, act);
      if (outcome && outcome.kind !== "stamped") desk.unsay(act);
    } catch {
      desk.endStamp(note.note_id, act);
      desk.unsay(act);
      toast(
        "danger",
        formatMessage(noteViewValueText.stampFailed, { name }),
        formatMessage(noteViewValueText.open, { name }),
        () => onOpen(note.note_id),
      );
    }
    settle();
  };

  return {
    share,
    stamp,
    /** Takes the last stamp back, and opens its note again. */
    undo: () => {
      const { done } = desk.snapshot();
      if (!done?.undo) return;
      const { note, given, before } = done.undo;
      const others = note.stamps.filter(({ by }) => by?.id !== viewer.id);
      onOpen(note.note_id);
      void stamp({ ...note, stamps: [...others, { by: viewer, stamp: given, at: note.written_at }] }, before, true);
    },
    comment: async (note: Note, text: string, anyway: boolean) => {
      const act = desk.nextAct();
      const name = nameOf(note);
      desk.startComment(note.note_id);
      count(note, true);
      try {
        const { note_id, version, changed_at } = note;
        const submitted = await submit<Note | undefined>({
          thing: `note_comment ${idempotencyKey()}`,
          kind: "note_comment",
          group: `note_comment ${note_id}`,
          payload: { note_id, version, changed_at, text, anyway } satisfies NoteCommentPayload,
          about: { label: text, detail: name, href: `/note/view-note/${note_id}` },
        });
        if (submitted.state === "sent" && submitted.reply) share(submitted.reply);
        onSent(note_id, text);
        desk.endComment(note_id);
        if (submitted.state === "sent")
          desk.say({ act, text: formatMessage(noteViewValueText.commented, { name }), undo: null });
      } catch (error) {
        const failure = callFailure(error);
        desk.endComment(note.note_id, failure);
        if (failure.code === "not_found") gone(note);
        if (failure.code === "conflict") void queries.invalidateQueries({ queryKey: queryKeys.note(note.note_id) });
        toast(
          "danger",
          formatMessage(noteViewValueText.commentFailed, { name }),
          formatMessage(noteViewValueText.open, { name }),
          () => onOpen(note.note_id),
        );
      }
      settle();
    },
    removeComment: async ({ note_id, member }: Note, { id }: NoteComment) => {
      const work = call(deleteNoteComment, { body: { note_id, comment_id: id } });
      const changed = await reportFailure(services, work);
      if (!changed) return;
      queries.setQueryData(queryKeys.note(note_id), changed);
      share(changed);
      bus.emit("toast", {
        tone: "success",
        text: formatMessage(noteViewValueText.removed, { name: memberName(member) }),
      });
      settle();
    },
    star: async (note: NoteSummary, starred: boolean) => {
      share({ ...note, starred });
      const stored = await reportFailure(services, call(starNote, { body: { note_id: note.note_id, starred } }));
      share(stored ?? { ...note, starred: !starred });
    },
  };
}

/** Who else answered last. */
function latestCoach({ stamps }: NoteSummary, viewerId: number): string | undefined {
  const others = stamps.filter(({ by }) => by !== null && by.id !== viewerId);
  return others.toSorted((one, other) => other.at.localeCompare(one.at))[0]?.by?.name;
}
