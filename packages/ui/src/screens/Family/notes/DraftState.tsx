import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { familyNoteValueText, familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { longDate, timeOf } from "../../../format/date.ts";
import type { WriteNoteProps } from "./writeNoteProps.ts";

/** 下書きがどこにあり、いつの、どの質問のものか。 */
export function DraftState({ acts, notes, note, online }: WriteNoteProps) {
  const { formatMessage } = useIntl();
  const { key, form, draft } = note;

  return (
    <>
      {!online && <Banner tone="w">{formatMessage(text.offline)}</Banner>}
      {draft && !notes.isKept && <Banner tone="w">{formatMessage(text.draftNotKept)}</Banner>}
      {draft && notes.isKept && (
        <Banner tone="i">
          <b>{formatMessage(text.draftKept)}</b>
          {formatMessage(familyNoteValueText.savedAt, { time: timeOf(draft.at / 1000) })}
        </Banner>
      )}
      {draft && form && draft.form.day !== form.day && (
        <Banner tone="w">
          {formatMessage(familyNoteValueText.otherDay, { from: longDate(draft.form.day), day: longDate(form.day) })}
        </Banner>
      )}
      {draft && form && draft.form.version !== form.version && (
        <Banner tone="w">
          <p>{formatMessage(text.olderQuestions)}</p>
          <Button onClick={() => acts.onNewQuestions(key)}>{formatMessage(text.newQuestions)}</Button>
        </Banner>
      )}
      {draft && !form && notes.children.status === "ready" && <Banner tone="w">{formatMessage(text.withdrawn)}</Banner>}
    </>
  );
}
