import { kanaName, type MeasureItem, memberName } from "@kyuseki/domain";
import type { SheetPlayer } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { printMeasureText, printMeasureValueText } from "../../../copy/practice/printMeasure.ts";
import { decimal } from "../../../format/decimal.ts";
import { token } from "../../../tokens/theme.ts";

export function TeamHead({ items }: { items: readonly MeasureItem[] }) {
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

export function TeamRow({ number, player, items, all }: TeamRowProps) {
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

export const Grid = styled.table`
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
