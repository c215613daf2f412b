import type { TeamSecondFactor } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { listRowStyle } from "../../../components/CoachRoster/listRowStyle.ts";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { teamSecondFactorText, teamSecondFactorValueText } from "../../../copy/team/secondFactor.ts";
import { token } from "../../../tokens/theme.ts";

export type PasskeyCoach = TeamSecondFactor["coaches"][number];

type CoachPasskeysProps = {
  coaches: readonly PasskeyCoach[];
  viewer: { id: number };
  onRemove: (coach: PasskeyCoach) => void;
};

/** だれがパスキーを登録しているか。端末をなくした人のものは、ここで外す。 */
export function CoachPasskeys({ coaches, viewer, onRemove }: CoachPasskeysProps) {
  const { formatMessage } = useIntl();

  return (
    <List>
      {coaches.map((coach) => (
        <li key={coach.id}>
          <Words>
            {coach.name}
            <Tag tone={coach.has_passkey ? "s" : "neutral"}>
              {formatMessage(coach.has_passkey ? teamSecondFactorText.has : teamSecondFactorText.hasNot)}
            </Tag>
          </Words>
          {coach.has_passkey && coach.id !== viewer.id && (
            <Button
              size="s"
              aria-label={formatMessage(teamSecondFactorValueText.removeFor, { name: coach.name })}
              onClick={() => onRemove(coach)}
            >
              {formatMessage(teamSecondFactorText.remove)}
            </Button>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${listRowStyle}
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-2")};
  min-width: 0;
`;
