import { useIntl } from "react-intl";
import styled from "styled-components";
import { pitchersText } from "../../../../copy/events/teamEvent.ts";
import { Caption } from "../../../../layout/Text/Caption.ts";
import { token } from "../../../../tokens/theme.ts";
import { type NamedPitcher, usePitcherCells } from "./usePitcherCells.tsx";

/** スマートフォンでの、試合の前の投手。一人一枚。 */
export function PitcherCards({ pitchers }: { pitchers: readonly NamedPitcher[] }) {
  const { formatMessage } = useIntl();
  const cells = usePitcherCells();

  return (
    <List aria-label={formatMessage(pitchersText.title)}>
      {pitchers.map((pitcher) => (
        <li key={pitcher.member_id} data-hurt={pitcher.pain !== null || undefined}>
          {cells.player(pitcher)}
          <dl data-part="facts">
            {facts.map((fact) => (
              <div key={fact}>
                <dt>
                  <Caption>{formatMessage(pitchersText[fact])}</Caption>
                </dt>
                <dd>{cells[fact](pitcher)}</dd>
              </div>
            ))}
          </dl>
          {cells.action(pitcher)}
        </li>
      ))}
    </List>
  );
}

const facts = ["inGame", "week", "running", "pain"] as const;

const List = styled.ul`
  & > * {
    display: grid;
    gap: ${token("sp-3")};
    padding: ${token("sp-3")} ${token("sp-4")};
  }
  & > * + * {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & > [data-hurt] {
    background: ${token("danger-soft")};
  }
  & [data-part="facts"] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${token("sp-2")} ${token("sp-3")};
  }
`;
