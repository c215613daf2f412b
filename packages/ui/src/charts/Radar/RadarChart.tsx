import { useMemo } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { radarText, radarValueText } from "../../copy/charts/chartKinds.ts";
import { token } from "../../tokens/theme.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import { RadarLegend } from "./RadarLegend.tsx";
import { RadarPicture } from "./RadarPicture.tsx";
import type { RadarItem } from "./radarItem.ts";

export type RadarChartProps = Pick<ChartFrameProps, "title" | "summary" | "height"> & {
  /** 表の見出し。例：「体力のバランス」。 */
  caption: string;
  /** 3〜8項目。時計回りに並べる。 */
  items: readonly RadarItem[];
  ownName: string;
  /** 例：「中2女子の平均」。 */
  meanName: string;
};

/** 項目どうしの釣り合いを、学年の平均と重ねて見せる。記録のない項目は形に入れず、下に名前を書く。 */
export function RadarChart({ title, summary, height = "l", caption, items, ownName, meanName }: RadarChartProps) {
  const { formatMessage } = useIntl();
  const drawn = useMemo(() => items.filter(({ own }) => own !== null), [items]);
  const missing = items.filter(({ own }) => own === null);
  const hasMean = drawn.filter(({ mean }) => mean !== null).length >= 3;
  const isEnough = drawn.length >= 3;
  const table = useMemo((): ChartTable => {
    const hasMeasured = items.some(({ measured }) => measured !== undefined);
    return {
      caption,
      columns: [
        { id: "item", label: formatMessage(radarText.item) },
        { id: "own", label: ownName, digits: 0 },
        { id: "mean", label: meanName, digits: 0 },
        ...(hasMeasured ? [{ id: "measured", label: formatMessage(radarText.measured) }] : []),
      ],
      rows: isEnough
        ? items.map(({ id, name, own, mean, measured }) => ({
            id,
            cells: [name, own, mean, ...(hasMeasured ? [measured ?? null] : [])],
          }))
        : [],
    };
  }, [items, isEnough, caption, ownName, meanName, formatMessage]);

  return (
    <Figure>
      <ChartFrame
        title={title}
        summary={summary}
        height={height}
        table={table}
        empty={items.length > 0 ? formatMessage(radarText.few) : undefined}
        legend={isEnough && <RadarLegend ownName={ownName} meanName={hasMean ? meanName : null} />}
      >
        {(box) => <RadarPicture box={box} items={drawn} label={formatMessage(radarText.item)} />}
      </ChartFrame>
      {isEnough && missing.length > 0 && (
        <Missing>
          {formatMessage(radarValueText.missing, {
            items: missing.map(({ name }) => name).join(formatMessage(radarText.separator)),
          })}
        </Missing>
      )}
    </Figure>
  );
}

const Figure = styled.div`
  min-width: 0;
`;

const Missing = styled.small`
  display: block;
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  text-align: center;
`;
