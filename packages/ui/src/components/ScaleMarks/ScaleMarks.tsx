import { useIntl } from "react-intl";
import { scaleText } from "../../copy/notes/noteStamps.ts";
import { Diamonds, type DiamondsProps } from "../Diamonds/Diamonds.tsx";

export type ScaleMarksProps = {
  /** 1〜5。null は答えていない。 */
  value: number | null;
  size?: DiamondsProps["size"];
};

/** ノートの手ごたえ。 */
export function ScaleMarks({ value, size = "s" }: ScaleMarksProps) {
  const { formatMessage } = useIntl();
  return <Diamonds label={formatMessage(scaleText.feel)} value={value} size={size} />;
}
