import { addDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardValueText } from "../../copy/practice/pitchGuard.ts";
import { useIsWholePage } from "../../layout/useFirstRows.ts";
import { token } from "../../tokens/theme.ts";
import { GuardCard } from "./GuardCard.tsx";
import { firstPlayers } from "./guardGroups.ts";
import type { GuardParts } from "./guardParts.ts";
import { RuleHead } from "./RuleHead.tsx";
import { useGuardWords } from "./useGuardWords.ts";

/** スマートフォンでの一人一枚。 */
export function GuardCards({ today, groups, ...reading }: GuardParts) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const day = words.day(addDays(today, reading.days), reading.days);
  const isWhole = useIsWholePage();

  return (
    <Groups role="list" aria-label={formatMessage(guardValueText.caption, { day })}>
      {(isWhole ? groups : firstPlayers(groups, firstLook)).map((group) => (
        <li key={group.key}>
          <RuleHead group={group} today={today} />
          <ul>
            {group.players.map((player) => (
              <GuardCard
                key={player.id}
                {...reading}
                player={player}
                day={day}
                dates={words.week(today, reading.week)}
              />
            ))}
          </ul>
        </li>
      ))}
    </Groups>
  );
}

/** More than the tallest phone shows below the filters and the headline. */
const firstLook = 4;

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
