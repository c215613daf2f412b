import { defaultPitchReading, type PitchReading, pitchType } from "@kyuseki/domain";
import { type ReactNode, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { FilterSegment } from "../../components/Segment/FilterSegment.tsx";
import { pitchNameText } from "../../copy/analyzer/ballNames.ts";
import { zoneHeightText, zoneText, zoneValueText } from "../../copy/charts/zone.ts";
import { actionText } from "../../copy/controls/action.ts";
import { measureText } from "../../copy/controls/measures.ts";
import { ChartFrame, type ChartFrameProps } from "../ChartFrame/ChartFrame.tsx";
import type { ChartTable } from "../ChartFrame/chartTable.ts";
import type { LocatedPitch } from "./locatedPitch.ts";
import { PitchLegend } from "./PitchLegend.tsx";
import { ZonePicture } from "./ZonePicture.tsx";
import { type StrikeZone, standardZone, zoneHeight } from "./zonePlace.ts";

export type ZoneChartProps = Pick<ChartFrameProps, "title" | "height" | "empty"> & {
  /** 投げた順。 */
  pitches: readonly LocatedPitch[];
  /** 打者のゾーン。わからなければ大人の標準。 */
  zone?: StrikeZone;
  /** 球種の読み方（各種設定）。 */
  reading?: PitchReading;
  /** 選んでいる球。どの表示でも必ず描く。 */
  selectedId?: string;
  onSelect?: (pitchId: string) => void;
  /** 記号の読み方。省くと、図にある球種を並べる。隣に球種の一覧があるときは null。 */
  legend?: ReactNode;
};

/** 投球コース。捕手から見た位置で、60球からは密度と最後の20球に分けて見せる。 */
export function ZoneChart({
  pitches,
  zone = standardZone,
  reading = defaultPitchReading,
  selectedId,
  onSelect,
  legend = <PitchLegend codes={pitches.map(({ code }) => code)} reading={reading} />,
  height = "l",
  ...frame
}: ZoneChartProps) {
  const { formatMessage } = useIntl();
  const [mode, setMode] = useState<"density" | "all">("density");
  const isMany = pitches.length >= many;
  const hasDensity = isMany && mode === "density";
  const shown = useMemo(() => {
    if (!hasDensity) return pitches;
    return pitches.filter(({ id }, index) => index >= pitches.length - last || id === selectedId);
  }, [pitches, hasDensity, selectedId]);
  const table = useMemo((): ChartTable => {
    const rows = pitches.map(({ id, name, code, speedKmh, location }) => {
      const kind = pitchType(code, reading).name;
      const course = formatMessage(zoneHeightText[zoneHeight(location, zone)]);
      const { sideM, heightM } = location;
      return {
        id,
        cells: [
          name,
          kind === "blank" ? null : formatMessage(pitchNameText[kind]),
          speedKmh,
          course,
          sideM * 100,
          heightM * 100,
        ],
      };
    });
    return {
      caption: formatMessage(zoneText.caption),
      columns: [
        { id: "pitch", label: formatMessage(measureText.pitching) },
        { id: "kind", label: formatMessage(measureText.pitchType) },
        { id: "speed", label: formatMessage(measureText.pitchSpeed), unit: "km/h", digits: 1 },
        { id: "course", label: formatMessage(zoneText.course) },
        { id: "side", label: formatMessage(zoneText.side), unit: "cm", digits: 0 },
        { id: "height", label: formatMessage(zoneText.height), unit: "cm", digits: 0 },
      ],
      rows,
    };
  }, [pitches, zone, reading, formatMessage]);
  return (
    <ChartFrame
      {...frame}
      height={height}
      summary={formatMessage(zoneValueText.summary, zoneCounts(pitches, zone))}
      table={table}
      legend={
        <>
          {legend}
          {isMany && (
            <FilterSegment
              label={formatMessage(zoneText.shown)}
              value={mode}
              onChange={setMode}
              options={[
                { value: "density", label: formatMessage(zoneValueText.density, { last }) },
                { value: "all", label: formatMessage(actionText.all) },
              ]}
            />
          )}
        </>
      }
    >
      {(box) => (
        <ZonePicture
          box={box}
          pitches={shown}
          crowd={hasDensity ? pitches : undefined}
          zone={zone}
          reading={reading}
          selectedId={selectedId}
          onSelect={onSelect}
          words={hasDensity ? formatMessage(zoneValueText.densityView, { count: pitches.length, last }) : undefined}
        />
      )}
    </ChartFrame>
  );
}

/** Whole per cent of all pitches, rounded half up. */
function zoneCounts(pitches: readonly LocatedPitch[], zone: StrikeZone) {
  const heights = pitches.map(({ location }) => zoneHeight(location, zone));
  const share = (part: number) => Math.round((100 * part) / Math.max(1, pitches.length));
  return {
    count: pitches.length,
    share: share(heights.filter((course) => course !== "ball").length),
    low: share(heights.filter((course) => course === "low").length),
  };
}

/** From this many pitches on, symbols overlap too much. */
const many = 60;
const last = 20;
