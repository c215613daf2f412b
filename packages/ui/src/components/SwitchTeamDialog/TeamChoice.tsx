import type { OwnTeam } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { switchTeamText, switchTeamValueText } from "../../copy/account/switchTeam.ts";
import { coachTypeText } from "../../copy/members/person.ts";
import { sportText } from "../../copy/team/ball.ts";
import { Caption } from "../../layout/Text/Caption.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar } from "../Avatar/Avatar.tsx";
import { Spinner } from "../Button/Spinner.tsx";

export type TeamChoiceProps = { team: OwnTeam; busy: boolean; onChoose: (teamId: number) => void };

/** 選べるチームのひとつ。いま開いているものは選べない。 */
export function TeamChoice({ team, busy, onChoose }: TeamChoiceProps) {
  const { formatMessage } = useIntl();
  const { team_id, name, sport_type, logo, coach_type, current } = team;
  const sport = formatMessage(sportText[sport_type]);
  const place = coach_type
    ? formatMessage(switchTeamValueText.place, { sport, role: formatMessage(coachTypeText[coach_type]) })
    : sport;

  return (
    <Choice
      type="button"
      aria-current={current || undefined}
      aria-busy={busy || undefined}
      disabled={current}
      onClick={() => onChoose(team_id)}
    >
      <Avatar name={name} src={logo} kind="coach" shape={logo ? "square" : "round"} />
      <Words>
        <b>{name}</b>
        <Caption>{place}</Caption>
        {current && <Caption>{formatMessage(switchTeamText.current)}</Caption>}
      </Words>
      {busy && <Spinner />}
    </Choice>
  );
}

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  width: 100%;
  min-height: ${token("touch")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  color: ${token("ink")};
  text-align: start;

  &:hover:not(:disabled) {
    background: ${token("surface-3")};
  }
  &:disabled {
    background: ${token("primary-soft")};
    cursor: default;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
