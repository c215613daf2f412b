import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Segment } from "../../../components/Segment/Segment.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/grade.ts";
import { familyText, familyValueText } from "../../../copy/notices/family.ts";
import { container, token } from "../../../tokens/theme.ts";
import type { FamilyMember } from "./familyActs.ts";
import { answeredText } from "./familyMoment.ts";
import type { AnswerSending, FamilyChild } from "./familyNotices.ts";

type ChildAnswerProps = {
  child: FamilyChild;
  member: FamilyMember;
  choices: readonly string[];
  sending: AnswerSending | undefined;
  nowS: number;
  onAnswer: (answer: string) => void;
};

/** 一人の返事。押すとすぐに送る。 */
export function ChildAnswer({ child, member, choices, sending, nowS, onAnswer }: ChildAnswerProps) {
  const { formatMessage } = useIntl();
  const name = member.first_name;

  return (
    <Row>
      <Head>
        <Name>{formatMessage(familyValueText.child, { name })}</Name>
        <Tag>{formatMessage(gradeText[member.grade])}</Tag>
        <State role="status">
          {child.late && child.answered_at !== null && !sending && <Tag tone="w">{formatMessage(familyText.late)}</Tag>}
          <AnswerState child={child} sending={sending} nowS={nowS} />
        </State>
      </Head>
      <Choices data-long={choices.join("").length > longestRow || undefined}>
        <Segment
          wide
          label={formatMessage(familyValueText.answerOf, { name })}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
          value={sending?.answer ?? child.answer ?? ""}
          onChange={onAnswer}
        />
      </Choices>
      {sending?.state === "unsent" && (
        <Again>
          <span>{formatMessage(familyText.unsentKept)}</span>
          <Button icon="refresh" onClick={() => onAnswer(sending.answer)}>
            {formatMessage(familyText.sendAgain)}
          </Button>
        </Again>
      )}
    </Row>
  );
}

/** Characters of all choices that stand beside each other on a phone. */
const longestRow = 14;

function AnswerState({ child, sending, nowS }: Pick<ChildAnswerProps, "child" | "sending" | "nowS">) {
  const { formatMessage } = useIntl();
  if (sending?.state === "sending") return <Status tone="invited">{formatMessage(familyText.sending)}</Status>;
  if (sending) return <Status tone="error">{formatMessage(familyText.unsent)}</Status>;
  if (child.answered_at === null) return <Status tone="wait">{formatMessage(familyText.notYet)}</Status>;
  return (
    <Status tone="ok">{formatMessage(familyValueText.arrived, { time: answeredText(child.answered_at, nowS) })}</Status>
  );
}

const Row = styled.div`
  container-type: inline-size;
  display: grid;
  gap: ${token("sp-2")};
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Name = styled.b`
  min-width: 0;
  font-size: ${token("fs-h3")};
  overflow-wrap: anywhere;
`;

const State = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;

const Choices = styled.div`
  min-width: 0;
  --control-m: ${token("control-l")};

  /* Words of the coach's own, or large text: one below the other. */
  &[data-long] > [data-wide] {
    flex-direction: column;
  }
  @container ${container.xs} {
    & > [data-wide] {
      flex-direction: column;
    }
  }
`;

const Again = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
  color: ${token("danger")};
  font-size: ${token("fs-small")};
`;
