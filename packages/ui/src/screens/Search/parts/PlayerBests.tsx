import type { ReportPlayerRow } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { searchPageText, searchValueText } from "../../../copy/support/search.ts";
import { decimal } from "../../../format/decimal.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { figures, token } from "../../../tokens/theme.ts";

/** 打球と球速の、これまでの最高（EN-5）。どちらも測っていなければ何も出さない。 */
export function PlayerBests({ best: { batted_ball_speed, pitch_speed } }: { best: ReportPlayerRow }) {
  const { formatMessage } = useIntl();
  if (!batted_ball_speed && !pitch_speed) return null;
  const batted = batted_ball_speed ? decimal(batted_ball_speed.value, 1) : "–";
  const pitched = pitch_speed ? decimal(pitch_speed.value, 1) : "–";

  return (
    <Bests>
      <VisuallyHidden>{formatMessage(searchValueText.bests, { batted, pitched })}</VisuallyHidden>
      <Caption aria-hidden="true">{formatMessage(searchPageText.bests)}</Caption>
      <Speeds aria-hidden="true">
        {batted}
        <Slash>{" / "}</Slash>
        {pitched}
      </Speeds>
    </Bests>
  );
}

const Bests = styled.span`
  display: grid;
  flex: none;
  /* They come after the names, and must not make their row taller. */
  margin-block: calc(-1 * ${token("sp-1")});
  margin-inline-start: auto;
  justify-items: end;
`;

const Speeds = styled.b`
  ${figures}
  font-size: ${token("fs-num-s")};
`;

const Slash = styled.span`
  color: ${token("ink-3")};
`;
