import { kanaName, type MeasureItem, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { HandwritingSpace } from "../../../components/PrintSheet/HandwritingSpace.tsx";
import { PrintSection } from "../../../components/PrintSheet/PrintSection.tsx";
import { PrintSheet } from "../../../components/PrintSheet/PrintSheet.tsx";
import { QrCode } from "../../../components/QrCode/QrCode.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { gradeText, stageText } from "../../../copy/members/person.ts";
import { printMeasureText, printMeasureValueText } from "../../../copy/practice/printMeasure.ts";
import { longDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";
import type { PrintOptions } from "./PrintBar.tsx";
import { RangeList } from "./RangeList.tsx";
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

  return pages.map((page, index) => (
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

function TeamHead({ items }: { items: readonly MeasureItem[] }) {
  const { formatMessage } = useIntl();
  return (
    <thead>
      <tr>
        <HeadCell scope="col" rowSpan={2}>
          <VisuallyHidden>{formatMessage(printMeasureText.number)}</VisuallyHidden>
        </HeadCell>
        <HeadCell scope="col" rowSpan={2} data-part="player">
          {formatMessage(printMeasureText.player)}
        </HeadCell>
        {items.map(({ id, name, unit }) => (
          <HeadCell key={id} scope="colgroup" colSpan={2}>
            {formatMessage(printMeasureValueText.withUnit, { name, unit })}
          </HeadCell>
        ))}
      </tr>
      <tr>
        {items.flatMap(({ id }) =>
          (["first", "second"] as const).map((trial) => (
            <HeadCell key={`${id} ${trial}`} scope="col">
              {formatMessage(printMeasureText[trial])}
            </HeadCell>
          )),
        )}
      </tr>
    </thead>
  );
}

type TeamRowProps = {
  number: number;
  /** なければ、名前を書きこむ空いた行。 */
  player: SheetPlayer | undefined;
  items: readonly MeasureItem[];
  /** シートの項目のすべて。前回の値はこの順で並ぶ。 */
  all: readonly MeasureItem[];
};

function TeamRow({ number, player, items, all }: TeamRowProps) {
  const { formatMessage } = useIntl();
  return (
    <Row>
      <NumberCell>{number}</NumberCell>
      {player ? (
        <PlayerCell scope="row">
          <Name>{memberName(player.member)}</Name>
          <About>
            {formatMessage(gradeText[player.member.grade])} {kanaName(player.member)}
          </About>
        </PlayerCell>
      ) : (
        <Cell />
      )}
      {items.flatMap((item) => {
        const last = player?.row.past[all.indexOf(item)]?.last ?? null;
        return [
          <Cell key={`${item.id} first`}>
            {last !== null && <small>{decimal(last, item.decimals === 0 ? 0 : 1)}</small>}
          </Cell>,
          <Cell key={`${item.id} second`} />,
        ];
      })}
    </Row>
  );
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

const Grid = styled.table`
  table-layout: fixed;
`;

const cell = css`
  border: ${token("hairline")} solid;
  line-height: ${token("lh-h3")};
`;

const HeadCell = styled.th`
  ${cell}
  position: relative;
  padding: ${token("sp-1")} 0;
  overflow-wrap: anywhere;

  &:first-child {
    width: ${token("sp-6")};
  }
  &[data-part="player"] {
    width: calc(${token("cell-s")} + ${token("sp-6")});
  }
  &:is([rowspan], [colspan]):nth-child(n + 2),
  &:not([rowspan], [colspan]):nth-child(odd) {
    border-inline-start-width: ${token("rule")};
  }
`;

const Row = styled.tr`
  height: ${token("touch")};
`;

const Cell = styled.td`
  ${cell}
  padding: 0 ${token("sp-1")};
  text-align: end;
  vertical-align: bottom;

  &:nth-child(2),
  &:nth-child(2n + 3) {
    border-inline-start-width: ${token("rule")};
  }
`;

const NumberCell = styled(Cell)`
  text-align: center;
  vertical-align: middle;
`;

const PlayerCell = styled.th`
  ${cell}
  padding: 0 ${token("sp-1")};
  border-inline-start-width: ${token("rule")};
  text-align: start;
  overflow-wrap: anywhere;
`;

const Name = styled.b`
  display: block;
  font-size: ${token("fs-small")};
`;

const About = styled.small`
  display: block;
  overflow: hidden;
  font-weight: ${token("fw-caption")};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token("sp-5")};
`;
