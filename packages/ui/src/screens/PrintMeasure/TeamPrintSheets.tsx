import { kanaName, type MeasureItem, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { PrintSection } from "../../components/PrintSheet/PrintSection.tsx";
import { PrintSheet } from "../../components/PrintSheet/PrintSheet.tsx";
import { RuledSpace } from "../../components/PrintSheet/RuledSpace.tsx";
import { QrCode } from "../../components/QrCode/QrCode.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { gradeText, stageText } from "../../copy/person.ts";
import { printMeasureText, printMeasureValueText } from "../../copy/printMeasure.ts";
import { longDate } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import type { PrintOptions } from "./PrintBar.tsx";
import { RangeList } from "./RangeList.tsx";
import { rowsPerPage, teamPages } from "./teamPages.ts";

export type TeamPrintSheetsProps = PrintOptions & { players: readonly SheetPlayer[] };

/** 書きこむ紙。一枚に12人と6項目、どの項目にも二回ぶんの欄。 */
export function TeamPrintSheets({ sheet, stage, teamName, entryUrl, players }: TeamPrintSheetsProps) {
  const { formatMessage } = useIntl();
  const { day, items } = sheet;
  const pages = teamPages(players, items);
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
        <div>
          <dt>{formatMessage(printMeasureText.date)}</dt>
          <dd>{longDate(day.date)}</dd>
        </div>
        <div>
          <dt>{formatMessage(printMeasureText.place)}</dt>
          <dd>{day.place}</dd>
        </div>
        <div>
          <dt>{formatMessage(printMeasureText.weather)}</dt>
          <dd />
        </div>
        <div>
          <dt>{formatMessage(printMeasureText.recorder)}</dt>
          <dd />
        </div>
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
        <RuledSpace />
      </PrintSection>
    </PrintSheet>
  ));
}

function TeamHead({ items }: { items: readonly MeasureItem[] }) {
  const { formatMessage } = useIntl();
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={2}>
          <VisuallyHidden>{formatMessage(printMeasureText.number)}</VisuallyHidden>
        </th>
        <th scope="col" rowSpan={2} data-part="player">
          {formatMessage(printMeasureText.player)}
        </th>
        {items.map(({ id, name, unit }) => (
          <th key={id} scope="colgroup" colSpan={2}>
            {formatMessage(printMeasureValueText.withUnit, { name, unit })}
          </th>
        ))}
      </tr>
      <tr>
        {items.flatMap(({ id }) =>
          (["first", "second"] as const).map((trial) => (
            <th key={`${id} ${trial}`} scope="col">
              {formatMessage(printMeasureText[trial])}
            </th>
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
    <tr>
      <td data-part="number">{number}</td>
      {player ? (
        <th scope="row">
          <b>{memberName(player.member)}</b>
          <small>
            {formatMessage(gradeText[player.member.grade])} {kanaName(player.member)}
          </small>
        </th>
      ) : (
        <td />
      )}
      {items.flatMap((item) => {
        const last = player?.row.past[all.indexOf(item)]?.last ?? null;
        return [
          <td key={`${item.id} first`}>
            {last !== null && <small>{decimal(last, item.decimals === 0 ? 0 : 1)}</small>}
          </td>,
          <td key={`${item.id} second`} />,
        ];
      })}
    </tr>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: ${token("sp-4")};

  & > div {
    display: flex;
    align-items: baseline;
    gap: ${token("sp-2")};
    min-height: ${token("sp-6")};
    border-block-end: ${token("hairline")} solid;
  }
  & dt {
    flex: none;
  }
  & dd {
    font-size: ${token("fs-body")};
    font-weight: ${token("fw-h3")};
    overflow-wrap: anywhere;
  }
`;

const Grid = styled.table`
  table-layout: fixed;

  & :is(td, th) {
    border: ${token("hairline")} solid;
    line-height: ${token("lh-h3")};
  }
  & thead th {
    position: relative;
    padding: ${token("sp-1")} 0;
    overflow-wrap: anywhere;
  }
  & thead th:first-child,
  & td[data-part="number"] {
    width: ${token("sp-6")};
    text-align: center;
    vertical-align: middle;
  }
  & thead th[data-part="player"] {
    width: calc(${token("cell-s")} + ${token("sp-6")});
  }
  & thead tr:first-child > th:nth-child(n + 2),
  & thead tr:last-child > th:nth-child(odd),
  & tbody > tr > :nth-child(2n + 3),
  & tbody > tr > :nth-child(2) {
    border-inline-start-width: ${token("rule")};
  }
  & tbody tr {
    height: ${token("touch")};
  }
  & tbody th {
    padding: 0 ${token("sp-1")};
    text-align: start;
    overflow-wrap: anywhere;
  }
  & tbody th > :is(b, small) {
    display: block;
  }
  & tbody th > small {
    overflow: hidden;
    font-weight: ${token("fw-caption")};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & tbody th > b {
    font-size: ${token("fs-small")};
  }
  & tbody td {
    padding: 0 ${token("sp-1")};
    text-align: end;
    vertical-align: bottom;
  }
`;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token("sp-5")};
`;
