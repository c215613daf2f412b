import { type ComponentPropsWithRef, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { numberText } from "../../copy/controls/number.ts";
import { decimal } from "../../format/decimal.ts";
import { token } from "../../tokens/theme.ts";
import { HeatLegend } from "./HeatLegend.tsx";
import { type HeatThresholds, heatLevel } from "./heatLevel.ts";
import { heatLook } from "./heatLook.ts";

export type HeatMapRow = {
  id: string;
  /** 折り返さない短い名前。 */
  name: string;
  /** 列と同じ順。null は記録なし。 */
  values: readonly (number | null)[];
};

export type HeatMapProps = Omit<ComponentPropsWithRef<"figure">, "children"> & {
  /** 表の見出し。例：「曜日と時間帯の実施率」。 */
  caption: string;
  /** 行の見出しの列の名前。例：「選手」。 */
  rowLabel: string;
  columns: readonly { id: string; name: string }[];
  rows: readonly HeatMapRow[];
  unit: string;
  digits?: 0 | 1;
  /** 色が変わる値。低い順に四つ。 */
  thresholds: HeatThresholds;
  /** 入りきらないとき、はじめに見せる端。日が並ぶなら、新しいほうの last。 */
  opensAt?: "first" | "last";
};

/** 行と列の表に、値の大きさを色の濃さで重ねる。値はいつも升に書く。 */
export function HeatMap({
  caption,
  rowLabel,
  columns,
  rows,
  unit,
  digits = 0,
  thresholds,
  opensAt = "first",
  ...rest
}: HeatMapProps) {
  const { formatMessage } = useIntl();
  const surface = useRef<HTMLDivElement>(null);
  const last = columns.at(-1)?.id;
  useLayoutEffect(() => {
    const box = surface.current;
    if (box && opensAt === "last" && last !== undefined) box.scrollLeft = box.scrollWidth;
  }, [opensAt, last]);

  if (rows.length === 0 || columns.length === 0) {
    return (
      <Figure {...rest} aria-label={caption}>
        <Empty>{formatMessage(chartText.empty)}</Empty>
      </Figure>
    );
  }
  return (
    <Figure {...rest} aria-label={caption}>
      <Head>
        <Caption>{formatMessage(chartValueText.axis, { name: caption, unit })}</Caption>
        <HeatLegend thresholds={thresholds} unit={unit} />
      </Head>
      <Surface ref={surface} role="group" aria-label={formatMessage(chartValueText.rows, { caption })} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{rowLabel}</th>
              {columns.map(({ id, name }) => (
                <th key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, values }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {columns.map((column, index) => {
                  const value = values[index] ?? null;
                  return value === null ? (
                    <td key={column.id} data-part="value">
                      <span aria-hidden="true">–</span>
                      <VisuallyHidden>{formatMessage(numberText.none)}</VisuallyHidden>
                    </td>
                  ) : (
                    <td key={column.id} data-part="value" data-heat={heatLevel(value, thresholds)}>
                      {decimal(value, digits)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </Table>
      </Surface>
    </Figure>
  );
}

const Figure = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Empty = styled.p`
  padding: ${token("sp-7")} 0;
  color: ${token("ink-2")};
  text-align: center;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Caption = styled.small`
  color: ${token("chart-label")};
  font-size: ${token("fs-caption")};
`;

const Surface = styled.div`
  ${heatLook}
  position: relative;
  overflow-x: auto;

  & [scope="col"] {
    padding: ${token("sp-1")};
    color: ${token("ink-2")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-label")};
    white-space: nowrap;
  }
  & [scope]:first-child {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-raised")};
    min-width: ${token("avatar-xl")};
    white-space: nowrap;
    padding-inline-end: ${token("sp-3")};
    background: ${token("surface")};
    font-weight: ${token("fw-label")};
    text-align: start;
  }
  & [data-part="value"] {
    min-width: ${token("sp-7")};
    height: ${token("sp-7")};
    padding: 0 ${token("sp-1")};
    border: ${token("hairline")} solid var(--heat-edge, ${token("line")});
    border-radius: ${token("r-xs")};
    background: var(--heat, none);
    color: var(--heat-ink, ${token("ink-3")});
    font-family: ${token("font-num")};
    font-size: ${token("fs-num-s")};
    font-weight: ${token("fw-num-s")};
    font-feature-settings: "tnum", "lnum";
    text-align: center;
    print-color-adjust: exact;
  }
  & [data-heat] {
    forced-color-adjust: none;
  }
`;

const Table = styled.table`
  border-collapse: separate;
  border-spacing: ${token("rule")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-h3")};
`;
