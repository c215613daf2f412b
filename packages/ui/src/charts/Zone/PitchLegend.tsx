import { type PitchCode, type PitchReading, pitchCodes, pitchType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { pitchNameText } from "../../copy/analyzer/ballNames.ts";
import { measureText } from "../../copy/controls/measures.ts";
import { ChartLegend } from "../ChartFrame/ChartLegend.tsx";

export type PitchLegendProps = {
  /** 図にある球種。ないものは凡例にも出さない。 */
  codes: readonly PitchCode[];
  reading: PitchReading;
};

/** 球種の記号の読み方。 */
export function PitchLegend({ codes, reading }: PitchLegendProps) {
  const { formatMessage } = useIntl();
  const items = pitchCodes
    .filter((code) => codes.includes(code))
    .map((code) => {
      const { name } = pitchType(code, reading);
      return { id: String(code), name: formatMessage(pitchNameText[name === "blank" ? "unset" : name]), mark: code };
    });

  return items.length > 0 && <ChartLegend label={formatMessage(measureText.pitchType)} items={items} />;
}
