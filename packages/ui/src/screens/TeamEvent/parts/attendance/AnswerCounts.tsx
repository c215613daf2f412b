import type { AttendanceCounts } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import type { IconPath } from "../../../../components/Icon/Icon.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { checkIcon, clockIcon, closeIcon, helpIcon, minusIcon } from "../../../../components/Icon/icons.ts";
import { unitText } from "../../../../copy/controls/units.ts";
import { boardAnswerText, boardText } from "../../../../copy/events/teamEvent.ts";
import { useOptimisticChoice } from "../../../../state/useOptimisticChoice.ts";
import { figures, media, token } from "../../../../tokens/theme.ts";
import { type BoardAnswer, boardAnswers } from "../../teamEventProps.ts";

type AnswerCountsProps = {
  counts: AttendanceCounts;
  value: BoardAnswer | null;
  onChange: (answer: BoardAnswer | null) => void;
};

/** 返事の内訳。押すと、その返事の選手だけになる。 */
export function AnswerCounts({ counts, value, onChange }: AnswerCountsProps) {
  const { formatMessage } = useIntl();
  const [shown, choose] = useOptimisticChoice(value);

  return (
    <Group role="group" aria-label={formatMessage(boardText.counts)}>
      {boardAnswers.map((answer) => (
        <Choice
          key={answer}
          type="button"
          aria-pressed={answer === shown}
          data-missing={(answer === "unanswered" && counts.unanswered > 0) || undefined}
          onClick={() => {
            const chosen = answer === shown ? null : answer;
            choose(chosen, () => onChange(chosen));
          }}
        >
          <span data-part="name">
            <Icon path={answerIcons[answer]} size="s" data-part="sign" />
            {formatMessage(boardAnswerText[answer])}
          </span>
          <span>
            <b data-part="count">{counts[answer]}</b>
            <small data-part="unit">{formatMessage(unitText.person)}</small>
          </span>
        </Choice>
      ))}
    </Group>
  );
}

export const answerIcons = {
  unanswered: helpIcon,
  undecided: minusIcon,
  coming: checkIcon,
  partly: clockIcon,
  absent: closeIcon,
} as const satisfies Record<BoardAnswer, IconPath>;

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
`;

const Choice = styled.button`
  display: grid;
  justify-items: center;
  align-content: center;
  gap: ${token("sp-1")};
  min-height: ${token("touch")};
  padding: ${token("sp-2")} ${token("hairline")};
  border: 0;
  background: none;
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-label")};

  & + & {
    border-inline-start: ${token("hairline")} solid ${token("line")};
  }
  &:first-child {
    border-start-start-radius: ${token("r-m")};
    border-end-start-radius: ${token("r-m")};
  }
  &:last-child {
    border-start-end-radius: ${token("r-m")};
    border-end-end-radius: ${token("r-m")};
  }
  &:hover {
    background: ${token("surface-2")};
  }
  & [data-part="name"] {
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    gap: 0 ${token("sp-1")};
    font-weight: ${token("fw-label")};
    word-break: auto-phrase;
  }
  & [data-part="count"] {
    color: ${token("ink")};
    ${figures}
    font-size: ${token("fs-num-m")};
    font-weight: ${token("fw-num-l")};
    line-height: 1;
  }
  & [data-part="unit"] {
    margin-inline-start: ${token("hairline")};
    font-size: ${token("fs-caption")};
  }
  &[data-missing],
  &[data-missing] [data-part="count"] {
    color: ${token("warn")};
  }
  &[aria-pressed="true"] {
    background: ${token("primary-soft")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("primary")};
  }
  &:focus-visible {
    position: relative;
    z-index: ${token("z-raised")};
  }
  @media ${media.mobile} {
    font-size: ${token("fs-caption")};

    & [data-part="sign"] {
      display: none;
    }
  }
  @media ${media.forcedColors} {
    &[aria-pressed="true"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[aria-pressed="true"] [data-part="count"] {
      color: HighlightText;
    }
  }
`;
