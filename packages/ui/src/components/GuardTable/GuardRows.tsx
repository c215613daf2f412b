import { addDays } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { guardColumnText, guardValueText } from "../../copy/practice/pitchGuard.ts";
import { shortDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";
import { GuardRow } from "./GuardRow.tsx";
import type { GuardParts } from "./guardParts.ts";
import { RuleHead } from "./RuleHead.tsx";
import { useGuardWords } from "./useGuardWords.ts";

/** 広い画面の表。 */
export function GuardRows({ today, groups, ...reading }: GuardParts) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const { week, days } = reading;
  const day = words.day(addDays(today, days), days);
  const recent = groups.flatMap(({ players }) => players.flatMap(({ guard }) => guard.recent));
  const most = Math.max(0, ...recent.map(({ pitches }) => pitches));

  return (
    <table data-part="table">
      <caption data-part="caption">{formatMessage(guardValueText.caption, { day })}</caption>
      <thead>
        <tr>
          <th scope="col">{formatMessage(guardColumnText.player)}</th>
          <th scope="col">{formatMessage(guardColumnText.today)}</th>
          <th scope="col">
            {formatMessage(guardColumnText[week])}
            <Dates>{words.week(today, week)}</Dates>
          </th>
          <th scope="col" data-hide-below="desktop">
            {formatMessage(guardValueText.days, { first: shortDate(addDays(today, -6)), last: shortDate(today) })}
          </th>
          <th scope="col">{formatMessage(guardColumnText.state)}</th>
          <th scope="col" data-align="end">
            {day}
          </th>
          <th scope="col">{formatMessage(guardColumnText.next)}</th>
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <tr>
            <th scope="rowgroup" colSpan={7}>
              <RuleHead group={group} today={today} />
            </th>
          </tr>
          {group.players.map((player) => (
            <GuardRow key={player.id} {...reading} player={player} most={most} />
          ))}
        </tbody>
      ))}
    </table>
  );
}

const Dates = styled.small`
  display: block;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
