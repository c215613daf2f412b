import { type ComponentPropsWithRef, useId, useLayoutEffect, useRef } from "react";
import { useIntl } from "react-intl";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { chartText, chartValueText } from "../../copy/charts/chart.ts";
import { heatValueText } from "../../copy/charts/heat.ts";
import { numberText } from "../../copy/controls/number.ts";
import { decimal } from "../../format/decimal.ts";
import { HeatLegend } from "./HeatLegend.tsx";
import { type HeatThresholds, heatLevel } from "./heatLevel.ts";
import { Caption, Empty, Figure, Head, Surface, Table } from "./heatMapStyle.ts";
import { heatSummary } from "./heatSummary.ts";

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

/** 行と列の表に、値の大きさを色の濃さで重ねる。値はいつも升に書く。表からわかることを、一文で読み上げる。 */
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
  const summaryId = useId();
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
    <Figure {...rest} aria-label={caption} aria-describedby={summaryId}>
      <VisuallyHidden id={summaryId}>{summaryOf()}</VisuallyHidden>
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
                    <td key={column.id} data-part="value" data-none="">
                      {formatMessage(numberText.none)}
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

  function summaryOf(): string {
    const summary = heatSummary({ columns, rows });
    if (!summary) return formatMessage(chartText.empty);
    const { cells, known, highest, lowest } = summary;
    const high = decimal(highest.value, digits);
    const low = decimal(lowest.value, digits);
    if (high === low) return formatMessage(heatValueText.one, { value: high, unit, cells, known });
    return formatMessage(heatValueText.summary, {
      cells,
      known,
      unit,
      high,
      highRow: highest.row,
      highColumn: highest.column,
      low,
      lowRow: lowest.row,
      lowColumn: lowest.column,
    });
  }
}
