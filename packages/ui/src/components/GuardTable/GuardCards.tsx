import { addDays, type GuardedPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardColumnText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { token } from "../../tokens/theme.ts";
import { AllowedCell } from "./AllowedCell.tsx";
import type { GuardParts } from "./guardParts.ts";
import { NextCell } from "./NextCell.tsx";
import { PlayerButton } from "./PlayerButton.tsx";
import { RuleHead } from "./RuleHead.tsx";
import { SpanCell } from "./SpanCell.tsx";
import { StateCell } from "./StateCell.tsx";
import { useGuardWords } from "./useGuardWords.ts";

/** スマートフォンでの一人一枚。 */
export function GuardCards({ today, groups, week, caution, days, onFinishedBatter, onOpen }: GuardParts) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const day = words.day(addDays(today, days), days);
  const facts = ({ guard }: GuardedPlayer) => [
    { label: formatMessage(guardColumnText.today), value: <SpanCell span={guard.today} caution={caution} /> },
    {
      label: `${formatMessage(guardColumnText[week])} ${words.week(today, week)}`,
      value: <SpanCell span={guard.week} caution={caution} />,
    },
    { label: day, value: <AllowedCell guard={guard} days={days} week={week} /> },
    { label: formatMessage(guardColumnText.next), value: <NextCell guard={guard} /> },
  ];

  return (
    <Groups role="list" aria-label={formatMessage(guardValueText.caption, { day })}>
      {groups.map((group) => (
        <li key={group.key}>
          <RuleHead group={group} today={today} />
          <ul>
            {group.players.map((player) => (
              <li key={player.id} data-card="">
                <div data-part="first">
                  <PlayerButton player={player} onOpen={onOpen} />
                  <StateCell player={player} onFinishedBatter={onFinishedBatter} />
                </div>
                <dl data-part="facts">
                  {facts(player).map(({ label, value }) => (
                    <div key={label}>
                      <dt data-part="label">{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}

const Groups = styled.ul`
  & > * > [data-part="rule"] {
    padding: ${token("sp-2")} ${token("sp-4")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    background: ${token("surface-2")};
  }
  & > :not(:first-child) > [data-part="rule"] {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  /* The whole card opens what its name opens. */
  & [data-card] {
    position: relative;
  }
  & [data-part="player"]::after {
    content: "";
    position: absolute;
    inset: 0;
  }
  /* With large text the state goes below. */
  & [data-part="first"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-2")};
  }
  & [data-part="first"] > [data-part="player"] {
    flex: 1 1 calc(2 * ${token("sp-8")});
  }
  & [data-part="facts"] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 4 * ${token("sp-7")}), 1fr));
    gap: ${token("sp-2")} ${token("sp-4")};
    padding-block-start: ${token("sp-2")};
  }
  & [data-part="label"] {
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
  }
`;
