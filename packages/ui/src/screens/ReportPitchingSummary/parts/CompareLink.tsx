import type { PitchingSummary } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballHref } from "../../../components/BallVideo/ballVideo.ts";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { pitchingSummaryValueText } from "../../../copy/analyzer/reportPitching.ts";
import { shortDate } from "../../../format/date.ts";

type CompareLinkProps = { memberId: number; compare: NonNullable<PitchingSummary["compare"]> };

/** いちばん新しい動画の球を、自己最速の動画と並べて開く（BE-8）。 */
export function CompareLink({ memberId, compare: { ball_id, with_id, day } }: CompareLinkProps) {
  const { formatMessage } = useIntl();
  const ball = { id: ball_id, member_id: memberId, mode: 2 as const };

  return (
    <ButtonLink href={`${ballHref(ball)}?with=${with_id}`} icon="swap" variant="ghost">
      {formatMessage(pitchingSummaryValueText.compare, { day: shortDate(day) })}
    </ButtonLink>
  );
}
