import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
import { addDays } from "../../../format/date.ts";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";

type DayActionBarProps = {
  day: string;
  /** 最初と最後に開ける日。 */
  first: string;
  today: string;
  onSelect: (day: string) => void;
};

/** スマートフォンで、親指の届くところに置く。前後の日と、コメント欄への近道。 */
export function DayActionBar({ day, first, today, onSelect }: DayActionBarProps) {
  const { formatMessage } = useIntl();
  if (!useMedia(media.mobile)) return null;

  return (
    <ActionBar>
      <Step
        icon="chevronLeft"
        label={formatMessage(trainingPlayerText.previousDay)}
        disabled={day <= first}
        onClick={() => onSelect(addDays(day, -1))}
      />
      <Button variant="primary" size="l" wide icon="message" onClick={goToComment}>
        {formatMessage(trainingPlayerText.send)}
      </Button>
      <Step
        icon="chevronRight"
        label={formatMessage(trainingPlayerText.nextDay)}
        disabled={day >= today}
        onClick={() => onSelect(addDays(day, 1))}
      />
    </ActionBar>
  );
}

function goToComment() {
  document.querySelector<HTMLElement>("#comment textarea")?.focus();
}

const Step = styled(IconButton)`
  border: ${token("hairline")} solid ${token("line-strong")};
`;
