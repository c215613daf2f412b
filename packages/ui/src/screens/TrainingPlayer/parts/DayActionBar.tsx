import { addDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { chevronLeftIcon, chevronRightIcon, messageIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { trainingPlayerText } from "../../../copy/practice/trainingPlayer.ts";
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
        icon={chevronLeftIcon}
        label={formatMessage(trainingPlayerText.previousDay)}
        disabled={day <= first}
        onClick={() => onSelect(addDays(day, -1))}
      />
      <Button variant="primary" size="l" wide icon={messageIcon} onClick={goToComment}>
        {formatMessage(trainingPlayerText.send)}
      </Button>
      <Step
        icon={chevronRightIcon}
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
