import { useIntl } from "react-intl";
import styled from "styled-components";
import { tableStyle } from "../../../../components/DataTable/parts/tableStyle.ts";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { actionText } from "../../../../copy/controls/action.ts";
import { pitchersText } from "../../../../copy/events/teamEvent.ts";
import { personText } from "../../../../copy/members/person.ts";
import { token } from "../../../../tokens/theme.ts";
import { type NamedPitcher, usePitcherCells } from "./usePitcherCells.tsx";

/** 広い画面での、試合の前の投手。 */
export function PitcherTable({ pitchers }: { pitchers: readonly NamedPitcher[] }) {
  const { formatMessage } = useIntl();
  const cells = usePitcherCells();

  return (
    <Frame>
      <table data-part="table">
        <caption data-part="caption">{formatMessage(pitchersText.title)}</caption>
        <thead>
          <tr>
            <th scope="col">{formatMessage(personText.player)}</th>
            {facts.map((fact) => (
              <th key={fact} scope="col">
                {formatMessage(pitchersText[fact])}
              </th>
            ))}
            <th scope="col">
              <VisuallyHidden>{formatMessage(actionText.actions)}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {pitchers.map((pitcher) => (
            <tr key={pitcher.member_id} data-hurt={pitcher.pain !== null || undefined}>
              <th scope="row">{cells.player(pitcher)}</th>
              <td>{cells.inGame(pitcher)}</td>
              <td data-wide="">{cells.week(pitcher)}</td>
              <td data-wraps="">{cells.running(pitcher)}</td>
              <td>{cells.pain(pitcher)}</td>
              <td data-align="end">{cells.action(pitcher)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Frame>
  );
}

const facts = ["inGame", "week", "running", "pain"] as const;

const Frame = styled.div`
  ${tableStyle}
  min-width: 0;

  & [data-wraps] {
    white-space: normal;
  }
  & [data-wide] {
    width: 20%;
  }
  & [data-hurt] > * {
    background: ${token("danger-soft")};
  }
`;
