import type { BallPage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { type Filmed, partnersOf } from "../../../components/BallVideo/comparison.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { pitchingVideoText } from "../../../copy/analyzer/reportVideo.ts";

export type CompareSwitchProps = {
  page: BallPage;
  partner: Filmed | null;
  onChange: (ballId: number | null) => void;
};

/** 動画の中の最速と並べる。どちらかに動画がなければ出さない。 */
export function CompareSwitch({ page, partner, onChange }: CompareSwitchProps) {
  const { formatMessage } = useIntl();
  const { best } = partnersOf(page);

  if (!best || !page.video) return null;
  return (
    <Button icon="swap" aria-pressed={partner !== null} onClick={() => onChange(partner ? null : best.ball.id)}>
      {formatMessage(pitchingVideoText.withBest)}
    </Button>
  );
}
