import { addDays, type GuardedPlayer, memberName, type PitchGuard, type SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { GuardState } from "../../../components/GuardState/GuardState.tsx";
import { AllowedCell } from "../../../components/GuardTable/AllowedCell.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { PrintOnly } from "../../../components/PrintSheet/PrintOnly.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { titleText } from "../../../copy/frame/titles.ts";
import { gradeText, personText } from "../../../copy/members/person.ts";
import {
  guardColumnText,
  guardCountedText,
  guardPrintText,
  guardReadingText,
  guardText,
  pitchRecordValueText,
} from "../../../copy/practice/pitchGuard.ts";
import { fullDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

export type GuardPrintSheetProps = {
  guard: PitchGuard;
  players: readonly GuardedPlayer[];
  teamName: string;
  sportType: SportType;
  days: number;
};

/** ベンチに持っていく紙。投げられる球数と、その日の球数を書く欄。印刷するとこれだけが出る。 */
export function GuardPrintSheet({ guard, players, teamName, sportType, days }: GuardPrintSheetProps) {
  const { formatMessage } = useIntl();
  const { today, pitch_limits } = guard;
  const words = useGuardWords();
  const pages = Math.ceil(players.length / rowsOnPage);

  return (
    <PrintOnly>
      {Array.from({ length: pages }, (_, page) => (
        <PrintSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={page}
          title={formatMessage(titleText["pitch-guard"])}
          lead={formatMessage(pitchRecordValueText.paperLead, { date: fullDate(addDays(today, days)) })}
          teamName={teamName}
          estimates={false}
          printed={formatMessage(pitchRecordValueText.printed, { date: fullDate(today) })}
          page={page + 1}
          pages={pages}
        >
          <table>
            <thead>
              <tr>
                {headings
                  .map((heading) => formatMessage(heading))
                  .map((heading) => (
                    <Cell key={heading} as="th" scope="col">
                      {heading}
                    </Cell>
                  ))}
              </tr>
            </thead>
            <tbody>
              {players.slice(page * rowsOnPage, (page + 1) * rowsOnPage).map((player) => {
                const { coming, rule, yesterday } = player.guard;
                const reason = coming[days - 1]?.pitches === 0 ? coming[days - 1]?.reason : null;
                return (
                  <tr key={player.id}>
                    <Cell as="th" scope="row">
                      {memberName(player)}
                    </Cell>
                    <Cell>{formatMessage(gradeText[player.grade])}</Cell>
                    <Cell>
                      <AllowedCell guard={player.guard} days={days} week={pitch_limits.week} />
                      {reason && <Reason>{words.reason(reason)}</Reason>}
                    </Cell>
                    <Cell>
                      <GuardState guard={player.guard}>{formatMessage(guardText.countsOnly)}</GuardState>
                      {yesterday && <Reason>{words.yesterday(yesterday)}</Reason>}
                    </Cell>
                    <Cell>{rule.label}</Cell>
                    <DayCell />
                  </tr>
                );
              })}
            </tbody>
          </table>
          <p>{formatMessage(guardReadingText.caveat)}</p>
          <p>{formatMessage(guardCountedText[sportType])}</p>
        </PrintSheet>
      ))}
    </PrintOnly>
  );
}

const rowsOnPage = 20;
const headings = [
  guardColumnText.player,
  personText.grade,
  guardPrintText.allowed,
  guardColumnText.state,
  guardPrintText.rules,
  guardPrintText.day,
];

const Cell = styled.td`
  height: ${token("touch")};
  padding: ${token("sp-1")} ${token("sp-2")};
  border: ${token("hairline")} solid;
  text-align: start;
`;

const DayCell = styled(Cell)`
  width: ${token("cell-s")};
`;

const Reason = styled.small`
  display: block;
`;
