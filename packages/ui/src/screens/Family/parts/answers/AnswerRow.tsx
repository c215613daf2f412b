import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { refreshIcon } from "../../../../components/Icon/icons.ts";
import { Segment, type SegmentOption } from "../../../../components/Segment/Segment.tsx";
import { Status } from "../../../../components/Status/Status.tsx";
import { familyText } from "../../../../copy/notices/family.ts";
import { container, token } from "../../../../tokens/theme.ts";
import type { AnswerSending } from "../familyNotices.ts";

type AnswerRowProps = {
  name: string;
  /** 名前の後ろの印。 */
  tags?: ReactNode;
  /** 届いたことを言う文。まだなら null。 */
  arrived: string | null;
  /** 何の返事か。読み上げだけに使う。 */
  label: string;
  options: readonly SegmentOption<string>[];
  answer: string | null;
  sending: AnswerSending | undefined;
  onAnswer: (answer: string) => void;
  children?: ReactNode;
};

/** ひとつの返事。押すとすぐに送る。 */
export function AnswerRow({
  name,
  tags,
  arrived,
  sending,
  label,
  options,
  answer,
  onAnswer,
  children,
}: AnswerRowProps) {
  const { formatMessage } = useIntl();

  return (
    <Row>
      <Head>
        <Name>{name}</Name>
        {tags}
        <State role="status">
          <AnswerState arrived={arrived} sending={sending} />
        </State>
      </Head>
      <Choices data-long={options.map((option) => option.label).join("").length > longestRow || undefined}>
        <Segment wide {...{ label, options }} value={sending?.answer ?? answer ?? ""} onChange={onAnswer} />
      </Choices>
      {children}
      {sending?.state === "unsent" && (
        <Again>
          <span>{formatMessage(familyText.unsentKept)}</span>
          <Button icon={refreshIcon} onClick={() => onAnswer(sending.answer)}>
            {formatMessage(familyText.sendAgain)}
          </Button>
        </Again>
      )}
    </Row>
  );
}

/** Characters of all choices that stand beside each other on a phone. */
const longestRow = 14;

function AnswerState({ arrived, sending }: Pick<AnswerRowProps, "arrived" | "sending">) {
  const { formatMessage } = useIntl();
  if (sending?.state === "sending") return <Status tone="invited">{formatMessage(familyText.sending)}</Status>;
  if (sending) return <Status tone="error">{formatMessage(familyText.unsent)}</Status>;
  if (arrived === null) return <Status tone="wait">{formatMessage(familyText.notYet)}</Status>;
  return <Status tone="ok">{arrived}</Status>;
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
