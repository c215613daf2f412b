import type { Team } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { teamFieldText, teamText } from "../../../copy/team/teamManagement.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { token } from "../../../tokens/theme.ts";
import { teamFieldNames, valuesOf } from "./teamValues.ts";
import { useTeamWords } from "./useTeamWords.ts";

/** コーチには、理由を添えて見せるだけ（D-5）。 */
export function TeamFacts({ team, logo }: { team: Team; logo: ReactNode }) {
  const { formatMessage } = useIntl();
  const wordsOf = useTeamWords();

  return (
    <Stack gap="l">
      <Banner tone="i">{formatMessage(teamText.managersOnly)}</Banner>
      {logo}
      <Facts>
        {teamFieldNames.map((name) => (
          <div key={name} data-wide={name === "goal" || undefined}>
            <Label>{formatMessage(teamFieldText[name])}</Label>
            <Value>{wordsOf(name, valuesOf(team)) || <Blank>{formatMessage(teamText.blank)}</Blank>}</Value>
          </div>
        ))}
      </Facts>
    </Stack>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, max(${token("cell-m")}, 40%)), 1fr));
  gap: ${token("sp-3")} ${token("sp-4")};

  & > [data-wide] {
    grid-column: 1 / -1;
  }
`;

const Label = styled.dt`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
`;

const Value = styled.dd`
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

const Blank = styled.span`
  color: ${token("ink-3")};
`;
