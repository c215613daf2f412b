import type { JoinDraft } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { joinText, joinValueText } from "../../../copy/team/join.ts";
import { token } from "../../../tokens/theme.ts";

type JoinDoneProps = { draft: JoinDraft; receipt: string; canMail: boolean; onAnother: () => void };

/** 受け付けたことと、控え。 */
export function JoinDone({ draft, receipt, canMail, onAnother }: JoinDoneProps) {
  const { formatMessage } = useIntl();
  const name = `${draft.last_name} ${draft.first_name}`;
  const kana = `${draft.last_name_kana} ${draft.first_name_kana}`;
  const grade = formatMessage(gradeText[draft.grade]);

  return (
    <>
      {canMail ? (
        <>
          <p>{formatMessage(joinValueText.answer, { email: draft.guardian_email })}</p>
          <p>{formatMessage(joinText.doneHelp)}</p>
        </>
      ) : (
        <p>{formatMessage(joinText.answerWithoutMail)}</p>
      )}
      <Slip>
        <Label>{formatMessage(joinText.player)}</Label>
        <dd>{formatMessage(joinValueText.who, { name, kana, grade })}</dd>
        <Label>{formatMessage(joinText.receipt)}</Label>
        <dd>
          <b>{receipt}</b>
        </dd>
      </Slip>
      <Button onClick={onAnother}>{formatMessage(joinText.another)}</Button>
    </>
  );
}

const Slip = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token("sp-1")} ${token("sp-4")};
  align-items: baseline;
  text-align: start;
`;

const Label = styled.dt`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;
