import { useIntl } from "react-intl";
import styled from "styled-components";
import { navigationValueText } from "../../copy/frame/nav.ts";
import { handText } from "../../copy/members/person.ts";
import { token } from "../../tokens/theme.ts";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import type { HeaderPlayer } from "./headerPlayer.ts";

type PlayerBodyProps = { player: HeaderPlayer; note?: string | undefined };

/** 投げ・打ちの手と、身長、体重、一言。ないものは書かない。 */
export function PlayerBody({ player: { throws, bats, heightCm, weightKg }, note }: PlayerBodyProps) {
  const { formatMessage } = useIntl();
  const hands = [
    throws && formatMessage(navigationValueText.throws, { hand: formatMessage(handText[throws]) }),
    bats && formatMessage(navigationValueText.bats, { hand: formatMessage(handText[bats]) }),
  ].filter(Boolean);

  if (hands.length === 0 && heightCm === null && weightKg === null && !note) return null;
  return (
    <Line>
      {hands.length > 0 && <span>{hands.join("・")}</span>}
      {heightCm !== null && <UnitNumber value={heightCm} unit="cm" />}
      {weightKg !== null && <UnitNumber value={weightKg} unit="kg" />}
      {note && <span>{note}</span>}
    </Line>
  );
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${token("sp-2")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-h3")};
`;
