import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { homeText, homeValueText } from "../../../copy/practice/home.ts";
import { token } from "../../../tokens/theme.ts";

/** この端末に残っている、まだ送っていない測定値。 */
export type UnsentDay = {
  dayId: number;
  /** 測定会の名前。まだ届いていなければ null。 */
  name: string | null;
  count: number;
};

/** 送れていない測定値がある測定会と、その行き先。送れると消える。 */
export function UnsentDays({ days }: { days: readonly UnsentDay[] }) {
  const { formatMessage } = useIntl();

  return days.map(({ dayId, name, count }) => (
    <Banner key={dayId} tone="w">
      <Line>
        <span>{formatMessage(homeValueText.unsent, { count })}</span>
        <ButtonLink size="s" href={`/evaluation-result/measuring-day?day=${dayId}`}>
          {name === null ? formatMessage(homeText.openDay) : formatMessage(homeValueText.openDay, { name })}
        </ButtonLink>
      </Line>
    </Banner>
  ));
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-4")};
  overflow-wrap: anywhere;
`;
