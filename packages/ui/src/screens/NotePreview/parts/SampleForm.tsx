import { answerMistakes, type NoteTemplate } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { focusQuestion, NoteForm } from "../../../components/NoteForm/NoteForm.tsx";
import { notePreviewText, notePreviewValueText, noteSampleText } from "../../../copy/notes/notePreview.ts";
import { noteReadersHelpText } from "../../../copy/notes/noteSetting.ts";
import { longDate } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { NotePreviewView } from "../view.ts";
import { sampleAnswers } from "./sampleAnswers.ts";

type SampleFormProps = {
  template: NoteTemplate;
  state: NotePreviewView["state"];
  /** 今日（日本時間）。 */
  today: string;
  onSend: () => void;
};

/** 選手の画面の見本。本物と同じ欄に書けて、何も送らない。 */
export function SampleForm({ template, state, today, onSend }: SampleFormProps) {
  const { formatMessage } = useIntl();
  const { questions, name, readers } = template;
  const [answers, setAnswers] = useState(() =>
    state === "filled" ? sampleAnswers(questions, formatMessage(noteSampleText.text)) : [],
  );
  const [isTried, setTried] = useState(false);
  const mistakes = answerMistakes(questions, answers);
  const sample = useSampleGoals();

  const handleSend = () => {
    setTried(true);
    const [first] = mistakes.keys();
    if (first === undefined) onSend();
    else focusQuestion(first);
  };

  return (
    <>
      <Head>
        <strong>{name}</strong>
        <span>{longDate(today)}</span>
      </Head>
      <Body>
        {state === "sent" ? (
          <Banner tone="s">
            <strong>{formatMessage(notePreviewText.done)}</strong>
            <p>{formatMessage(notePreviewText.doneHelp)}</p>
          </Banner>
        ) : (
          <>
            <NoteForm
              questions={questions}
              answers={answers}
              onChange={setAnswers}
              mistakes={isTried ? mistakes : new Map()}
              goals={sample}
            />
            <Caption as="p">
              {formatMessage(notePreviewValueText.readers, { readers: formatMessage(noteReadersHelpText[readers]) })}
            </Caption>
            <Button variant="primary" size="l" wide onClick={handleSend}>
              {formatMessage(notePreviewText.send)}
            </Button>
          </>
        )}
      </Body>
    </>
  );
}

function useSampleGoals() {
  const { formatMessage } = useIntl();
  const { centre, goal1, goal2, goal3, goal4, goal5, goal6, goal7, goal8 } = noteSampleText;
  const goals = [goal1, goal2, goal3, goal4, goal5, goal6, goal7, goal8];
  return { centre: formatMessage(centre), goals: goals.map((goal) => formatMessage(goal)) };
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-height: ${token("topbar")};
  padding: ${token("sp-2")} ${token("sp-4")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;

const Body = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")};
`;
