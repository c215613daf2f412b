import { noteParts } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { NoteWords } from "../../../components/NoteReader/NoteWords.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { familyNoteText as text } from "../../../copy/notes/familyNotes.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { goalsOf } from "./notePlan.ts";
import type { WriteNoteProps } from "./writeNoteProps.ts";

/** ほかの端末から送られた内容と、どちらを残すかの選択。 */
export function StaleNote({ acts, note, stored }: Pick<WriteNoteProps, "acts" | "note" | "stored">) {
  const { formatMessage } = useIntl();
  const { key, form } = note;
  if (!form?.sent) return null;

  return (
    <>
      <Banner tone="w">
        <p>{formatMessage(text.stale)}</p>
        <Cluster>
          <Button onClick={() => acts.onKeep(key)}>{formatMessage(text.staleKeep)}</Button>
          <Button onClick={() => acts.onClear(key)}>{formatMessage(text.staleTake)}</Button>
        </Cluster>
      </Banner>
      <Panel title={formatMessage(text.arrivedAnswers)}>
        <NoteWords parts={noteParts(form.questions, form.sent.answers, goalsOf(stored)?.goals)} />
      </Panel>
    </>
  );
}
