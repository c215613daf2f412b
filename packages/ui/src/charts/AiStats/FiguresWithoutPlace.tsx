import { useIntl } from "react-intl";
import styled from "styled-components";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { aiLackText } from "../../copy/analyzer/aiStats.ts";
import { percentileValueText } from "../../copy/charts/percentile.ts";
import { token } from "../../tokens/theme.ts";
import type { FigureLook } from "./figureLook.ts";

export type FiguresWithoutPlaceProps = {
  figures: readonly { name: string; value: number; look: FigureLook; peers: number; need: number }[];
  /** 何から計算したか。ほかの図が言うときは null。 */
  basis: string | null;
  /** 性別が未回答で、比べる相手を選べない。 */
  isGenderUnknown: boolean;
};

/** 値はあり、比べる選手が足りない数字。理由は一度だけ言う。 */
export function FiguresWithoutPlace({ figures, basis, isGenderUnknown }: FiguresWithoutPlaceProps) {
  const { formatMessage } = useIntl();
  const peers = figures.map((figure) => figure.peers);
  const [fewest, most] = [Math.min(...peers), Math.max(...peers)];

  return (
    <Place>
      <List>
        {figures.map(({ name, value, look }) => (
          <Figure key={name}>
            <Name>{name}</Name>
            <dd>
              {look.sign}
              <UnitNumber value={value} unit={look.unit} size="m" />
            </dd>
          </Figure>
        ))}
      </List>
      <Why>
        {isGenderUnknown
          ? formatMessage(aiLackText.noGender)
          : formatMessage(aiLackText.peers, {
              have: fewest === most ? most : `${fewest}〜${most}`,
              need: Math.max(...figures.map(({ need }) => need)),
            })}
        {basis && formatMessage(percentileValueText.estimate, { basis })}
      </Why>
    </Place>
  );
}

const Place = styled.div`
  display: flex;
  flex: auto;
  flex-direction: column;
  height: 100%;
`;

const List = styled.dl`
  display: grid;
  flex: auto;
  grid-auto-rows: 1fr;
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Figure = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-3")};
  padding: ${token("sp-2")} 0;
  font-family: ${token("font-num")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Why = styled.p`
  padding-block-start: ${token("sp-3")};
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
`;

const Name = styled.dt`
  font-family: ${token("font-sans")};
  font-weight: ${token("fw-label")};
`;
