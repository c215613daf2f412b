import { useIntl } from "react-intl";
import styled, { createGlobalStyle } from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { trainingPlayerText } from "../../copy/trainingPlayer.ts";
import { addDays } from "../../format/date.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";

export type DayActionBarProps = {
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
    <Bar>
      <RoomBelow />
      <IconButton
        icon="chevronLeft"
        label={formatMessage(trainingPlayerText.previousDay)}
        disabled={day <= first}
        onClick={() => onSelect(addDays(day, -1))}
      />
      <Button variant="primary" size="l" wide icon="message" onClick={goToComment}>
        {formatMessage(trainingPlayerText.send)}
      </Button>
      <IconButton
        icon="chevronRight"
        label={formatMessage(trainingPlayerText.nextDay)}
        disabled={day >= today}
        onClick={() => onSelect(addDays(day, 1))}
      />
    </Bar>
  );
}

function goToComment() {
  document.querySelector<HTMLElement>("#comment textarea")?.focus();
}

/** The end of the page can be scrolled out from under the buttons. */
const RoomBelow = createGlobalStyle`
  body { padding-block-end: calc(${token("control-l")} + 2 * ${token("sp-2")}); }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(${token("bottombar")} + env(safe-area-inset-bottom));
  z-index: ${token("z-bottombar")};
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > button[title] {
    border: ${token("hairline")} solid ${token("line-strong")};
  }
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
