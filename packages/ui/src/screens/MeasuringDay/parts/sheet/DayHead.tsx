import type { GradeGroup, MeasuringDay } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { columnsIcon, printIcon } from "../../../../components/Icon/icons.ts";
import { Segment } from "../../../../components/Segment/Segment.tsx";
import { personText, stageText } from "../../../../copy/members/person.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { longDate } from "../../../../format/date.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { media, token } from "../../../../tokens/theme.ts";

type DayHeadProps = {
  day: MeasuringDay;
  /** 選手のいる段階。 */
  stages: readonly { stage: GradeGroup; count: number }[];
  stage: GradeGroup | null;
  onStage: (stage: GradeGroup) => void;
  onEdit: () => void;
};

/** 測定会の名前と、学年の切り替えと、用紙、項目。 */
export function DayHead({ day, stages, stage, onStage, onEdit }: DayHeadProps) {
  const { formatMessage } = useIntl();
  const sheet = new URLSearchParams({ day: String(day.id), ...(stage && { stage }) });

  return (
    <Row>
      <Words>
        <Name>{day.name}</Name>
        <Caption>{[longDate(day.date), day.place].filter(Boolean).join("・")}</Caption>
      </Words>
      {stage && stages.length > 1 && (
        <Segment
          label={formatMessage(personText.grade)}
          options={stages.map(({ stage: value, count }) => ({
            value,
            label: formatMessage(measuringValueText.stageCount, { stage: formatMessage(stageText[value]), count }),
          }))}
          value={stage}
          onChange={onStage}
        />
      )}
      <ButtonLink icon={printIcon} href={`/evaluation-result/print?${sheet}`}>
        {formatMessage(measuringText.sheet)}
      </ButtonLink>
      <Button icon={columnsIcon} onClick={onEdit}>
        {formatMessage(measuringText.choose)}
      </Button>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};

  @media ${media.mobile} {
    & > [role="group"] {
      display: flex;
      flex-basis: 100%;
    }
    & > [role="group"] > *,
    & > [data-variant] {
      flex: 1;
    }
  }
`;

const Words = styled.div`
  flex: 1 1 ${token("cell-m")};
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-3")};
  min-width: 0;
  overflow-wrap: anywhere;

  /* The buttons share the next line, also where no stages stand between. */
  @media ${media.mobile} {
    flex-basis: 100%;
  }
`;

const Name = styled.h2`
  font-size: ${token("fs-body-lg")};
`;
