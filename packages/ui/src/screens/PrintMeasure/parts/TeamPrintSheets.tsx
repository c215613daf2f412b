import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { HandwritingSpace } from "../../../components/PrintSheet/HandwritingSpace.tsx";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { useFirstSheets } from "../../../components/PrintSheet/useFirstSheets.ts";
import { QrCode } from "../../../components/QrCode/QrCode.tsx";
import { stageText } from "../../../copy/members/person.ts";
import { printMeasureText, printMeasureValueText } from "../../../copy/practice/printMeasure.ts";
import { longDate } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import type { PrintOptions } from "./PrintBar.tsx";
import { RangeList } from "./RangeList.tsx";
import { Grid, TeamHead, TeamRow } from "./TeamTable.tsx";
import { rowsPerPage, teamPages } from "./teamPages.ts";

export type TeamPrintSheetsProps = PrintOptions & { players: readonly SheetPlayer[] };

/** 書きこむ紙。一枚に12人と6項目、どの項目にも二回ぶんの欄。 */
export function TeamPrintSheets({ sheet, stage, teamName, entryUrl, players }: TeamPrintSheetsProps) {
  const { formatMessage } = useIntl();
  const { day, items } = sheet;
  const pages = teamPages(players, items);
  const written = { date: longDate(day.date), place: day.place, weather: "", recorder: "" };
  const aside = stage
    ? formatMessage(printMeasureValueText.stage, { name: day.name, stage: formatMessage(stageText[stage]) })
    : day.name;

  return useFirstSheets(pages).map((page, index) => (
    <PrintSheet
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is known by its number
      key={index}
      title={formatMessage(printMeasureText.title)}
      aside={aside}
      teamName={teamName}
      corner={<QrCode text={entryUrl} label={formatMessage(printMeasureText.code)} />}
      estimates={false}
      printed={formatMessage(printMeasureText.whereTo)}
      page={index + 1}
      pages={pages.length}
    >
      <Facts>
        {(["date", "place", "weather", "recorder"] as const).map((name) => (
          <Fact key={name}>
            <Label>{formatMessage(printMeasureText[name])}</Label>
            <Value>{written[name]}</Value>
          </Fact>
        ))}
      </Facts>
      <Grid>
        <TeamHead items={page.items} />
        <tbody>
          {Array.from({ length: rowsPerPage }, (_, at) => page.first + at).map((number, at) => (
            <TeamRow key={number} number={number} player={page.players[at]} items={page.items} all={items} />
          ))}
        </tbody>
      </Grid>
      <Two>
        <PrintSection role="group" title={formatMessage(printMeasureText.how)}>
          <p>{formatMessage(printMeasureText.howBody)}</p>
        </PrintSection>
        <PrintSection
          role="group"
          title={formatMessage(printMeasureText.range)}
          caption={formatMessage(printMeasureText.rangeNote)}
        >
          <RangeList items={page.items} />
        </PrintSection>
      </Two>
      <PrintSection role="group" title={formatMessage(printMeasureText.notes)} grow>
        <HandwritingSpace />
      </PrintSection>
    </PrintSheet>
  ));
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token("sp-4")};
`;

const Fact = styled.div`
  display: flex;
  align-items: baseline;
  gap: ${token("sp-2")};
  min-height: ${token("sp-6")};
  border-block-end: ${token("hairline")} solid;
`;

const Label = styled.dt`
  flex: none;
`;

const Value = styled.dd`
  font-size: ${token("fs-body")};
  font-weight: ${token("fw-h3")};
  overflow-wrap: anywhere;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token("sp-5")};
`;
