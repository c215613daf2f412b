import { kanaName, type MeasuringSheet, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { signed } from "../../../components/Delta/signed.ts";
import { HandwritingSpace } from "../../../components/PrintSheet/HandwritingSpace.tsx";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { useFirstSheets } from "../../../components/PrintSheet/useFirstSheets.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { printMeasureText, printMeasureValueText } from "../../../copy/practice/printMeasure.ts";
import { fullDate, slashDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import { datesOf, growthTable } from "./growthTable.ts";
import type { PrintOptions } from "./PrintBar.tsx";

export type PlayerPrintSheetsProps = PrintOptions & {
  players: readonly SheetPlayer[];
  /** 前の測定会。古い順。 */
  before: readonly MeasuringSheet[];
};

/** 選手ひとりに一枚。これまでの測定会の値と、自己ベストと、書きこむ場所。 */
export function PlayerPrintSheets({ sheet, before, players, today, teamName }: PlayerPrintSheetsProps) {
  const { formatMessage } = useIntl();
  const sheets = [...before, sheet];
  const dates = datesOf(sheets);

  return useFirstSheets(players).map(({ member }) => {
    const rows = growthTable(member.id, sheets);
    return (
      <PrintSheet
        key={member.id}
        title={memberName(member)}
        aside={[formatMessage(gradeText[member.grade]), kanaName(member)].filter(Boolean).join(" ")}
        lead={formatMessage(printMeasureValueText.lead, { name: sheet.day.name })}
        teamName={teamName}
        estimates={false}
        printed={formatMessage(printMeasureValueText.printed, { date: fullDate(today) })}
        page={1}
        pages={1}
      >
        <PrintSection
          role="group"
          title={formatMessage(printMeasureText.growth)}
          {...(rows.some(({ isNewBest }) => isNewBest) && { caption: formatMessage(printMeasureText.isBest) })}
        >
          <Table>
            <thead>
              <tr>
                <Cell as="th" scope="col">
                  {formatMessage(printMeasureText.item)}
                </Cell>
                {dates.map((date) => (
                  <Cell as="th" key={date} scope="col">
                    {slashDate(date)}
                  </Cell>
                ))}
                <Cell as="th" scope="col">
                  {formatMessage(printMeasureText.change)}
                </Cell>
                <Cell as="th" scope="col">
                  {formatMessage(printMeasureText.best)}
                </Cell>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ item, values, best, isNewBest, change }) => {
                const digits = item.decimals === 0 ? 0 : 1;
                const said = (value: number | null | undefined) =>
                  value === null || value === undefined ? "–" : decimal(value, digits);
                return (
                  <tr key={item.id}>
                    <Cell as="th" scope="row">
                      {formatMessage(printMeasureValueText.withUnit, { name: item.name, unit: item.unit })}
                    </Cell>
                    {dates.map((date, at) => (
                      <Cell key={date}>
                        {date === sheet.day.date && isNewBest && "★"}
                        {said(values[at])}
                      </Cell>
                    ))}
                    <Cell>{change === null ? "–" : signed(change, digits)}</Cell>
                    <Cell>{said(best)}</Cell>
                  </tr>
                );
              })}
            </tbody>
          </Table>
        </PrintSection>
        <PrintSection role="group" title={formatMessage(printMeasureText.from)} grow>
          <HandwritingSpace lines={40} />
        </PrintSection>
      </PrintSheet>
    );
  });
}

const Table = styled.table`
  font-size: ${token("fs-body")};
`;

const Cell = styled.td`
  padding: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid;
  text-align: end;
  font-feature-settings: "tnum", "lnum";

  &:first-child {
    text-align: start;
  }
  &:nth-last-child(-n + 3) {
    font-weight: ${token("fw-h3")};
  }
`;
