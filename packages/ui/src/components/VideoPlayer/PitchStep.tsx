import { useIntl } from "react-intl";
import { videoText } from "../../copy/analyzer/video.ts";
import { skipBackIcon, skipForwardIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import type { VideoPitch } from "./pitches.ts";

export type PitchStepProps = {
  to: number;
  forward?: boolean;
  pitches: readonly VideoPitch[];
  pick: (index: number) => void;
};

/** 前か次の球へ。なければ押しても動かない。 */
export function PitchStep({ to, forward = false, pitches, pick }: PitchStepProps) {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      icon={forward ? skipForwardIcon : skipBackIcon}
      label={formatMessage(forward ? videoText.nextPitch : videoText.previousPitch)}
      aria-keyshortcuts={forward ? "ArrowRight" : "ArrowLeft"}
      aria-disabled={!pitches[to]}
      onClick={() => pick(to)}
    />
  );
}
