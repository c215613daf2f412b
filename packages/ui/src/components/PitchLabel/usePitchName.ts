import { defaultPitchReading, type PitchCode, type PitchReading, pitchType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { pitchNameText } from "../../copy/analyzer/ballNames.ts";

/** The words of a code in the team's reading (D-1). `spoken` is never empty, for lists and screen readers. */
export type PitchWords = { name: string; letters: string; spoken: string };

/** 球種の呼び名。チームの読み方に従う。表や図や選択肢も、ここから言葉を得る。 */
export function usePitchName(reading: PitchReading = defaultPitchReading): (code: PitchCode) => PitchWords {
  const { formatMessage } = useIntl();

  return (code) => {
    const { name, letters } = pitchType(code, reading);
    if (name === "blank") return { name: "", letters, spoken: formatMessage(pitchNameText.unset) };
    const word = formatMessage(pitchNameText[name]);
    return { name: word, letters, spoken: word };
  };
}
