import type { MeasuredBall } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Button } from "../Button/Button.tsx";
import { videoWords } from "./videoWords.ts";

export type ImpactButtonProps = {
  mode: MeasuredBall["mode"];
  /** 動画のいまの秒と、いまのインパクトの秒。 */
  seconds: number;
  impactS: number | null;
  busy: boolean;
  onImpact: (seconds: number | null) => void;
};

/** いまのコマをインパクトにする。そのコマに立っていれば、消す。 */
export function ImpactButton({ mode, seconds, impactS, busy, onImpact }: ImpactButtonProps) {
  const { formatMessage } = useIntl();
  const isHere = impactS !== null && Math.abs(seconds - impactS) < halfFrameS;
  const words = videoWords[mode];

  return (
    <Button size="s" variant="board" busy={busy} onClick={() => onImpact(isHere ? null : Math.max(0, seconds))}>
      {formatMessage(isHere ? words.forget : words.mark)}
    </Button>
  );
}

/** Half a frame at 30 frames a second. */
const halfFrameS = 1 / 60;
