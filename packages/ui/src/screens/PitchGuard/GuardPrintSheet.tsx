import { type GuardedPlayer, memberName, type PitchGuard } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { AllowedCell } from "../../components/GuardTable/AllowedCell.tsx";
import { useGuardWords } from "../../components/GuardTable/useGuardWords.ts";
import { PrintOnly } from "../../components/PrintSheet/PrintOnly.tsx";
import { PrintSheet } from "../../components/PrintSheet/PrintSheet.tsx";
import { gradeText } from "../../copy/person.ts";
import {
  guardColumnText,
  guardPrintText,
  guardReadingText,
  guardText,
  pitchRecordValueText,
} from "../../copy/pitchGuard.ts";
import { lampText } from "../../copy/statPanel.ts";
import { titleText } from "../../copy/titles.ts";
import { addDays, fullDate } from "../../format/date.ts";
import { token } from "../../tokens/theme.ts";

export type GuardPrintSheetProps = {
  guard: PitchGuard;
  players: readonly GuardedPlayer[];
  teamName: string;
  ahead: number;
};

/** ベンチに持っていく紙。投げられる球数と、その日の球数を書く欄。印刷するとこれだけが出る。 */
export function GuardPrintSheet({ guard: { today }, players, teamName, ahead }: GuardPrintSheetProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const pages = Math.ceil(players.length / rowsOnPage);

  return (
    <PrintOnly>
      {Array.from({ length: pages }, (_, page) => (
        <PrintSheet
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
          key={page}
          title={formatMessage(titleText["pitch-guard"])}
          lead={formatMessage(pitchRecordValueText.paperLead, { date: fullDate(addDays(today, ahead)) })}
          teamName={teamName}
          estimates={false}
          printed={formatMessage(pitchRecordValueText.printed, { date: fullDate(today) })}
          page={page + 1}
          pages={pages}
        >
          <Table>
            <thead>
              <tr>
                <th scope="col">{formatMessage(guardColumnText.player)}</th>
                <th scope="col">{formatMessage(guardPrintText.grade)}</th>
                <th scope="col">{formatMessage(guardPrintText.allowed)}</th>
                <th scope="col">{formatMessage(guardColumnText.state)}</th>
                <th scope="col">{formatMessage(guardPrintText.rules)}</th>
                <th scope="col">{formatMessage(guardPrintText.day)}</th>
              </tr>
            </thead>
            <tbody>
              {players.slice(page * rowsOnPage, (page + 1) * rowsOnPage).map((player) => {
                const { level, coming, rule } = player.guard;
                const reason = coming[ahead - 1]?.pitches === 0 ? coming[ahead - 1]?.reason : null;
                return (
                  <tr key={player.id}>
                    <th scope="row">{memberName(player)}</th>
                    <td>{formatMessage(gradeText[player.grade])}</td>
                    <td>
                      <AllowedCell guard={player.guard} ahead={ahead} />
                      {reason && <small>{words.reason(reason)}</small>}
                    </td>
                    <td>{formatMessage(level ? lampText[level] : guardText.countsOnly)}</td>
                    <td>{rule.label}</td>
                    <td data-part="blank" />
                  </tr>
                );
              })}
            </tbody>
          </Table>
          <p>{formatMessage(guardReadingText.caveat)}</p>
          <p>{formatMessage(guardText.counted)}</p>
        </PrintSheet>
      ))}
    </PrintOnly>
  );
}

const rowsOnPage = 20;

const Table = styled.table`
  & :is(td, th) {
    height: ${token("touch")};
    padding: ${token("sp-1")} ${token("sp-2")};
    border: ${token("hairline")} solid;
    text-align: start;
  }
  & small {
    display: block;
  }
  & [data-part="blank"] {
    width: ${token("cell-s")};
  }
`;
