import type { PitchReading } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { videoValueText } from "../../copy/analyzer/video.ts";
import { decimal } from "../../format/decimal.ts";
import { usePitchName } from "../PitchLabel/usePitchName.ts";
import type { VideoPitch } from "./pitches.ts";

/** 「No.46 ストレート 132.4 km/h」. Without a speed, only number and kind. */
export function usePitchWords(reading: PitchReading | undefined): (pitch: VideoPitch) => string {
  const { formatMessage } = useIntl();
  const nameOf = usePitchName(reading);

  return ({ number, code, kmh }) => {
    const name = nameOf(code).spoken;
    return kmh === null
      ? formatMessage(videoValueText.pitchUnmeasured, { number, name })
      : formatMessage(videoValueText.pitch, { number, name, speed: decimal(kmh, 1) });
  };
}
