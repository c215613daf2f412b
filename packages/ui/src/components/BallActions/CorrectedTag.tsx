import type { MeasuredBall } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ballActionText } from "../../copy/analyzer/ballActions.ts";
import { Tag } from "../Tag/Tag.tsx";

/** コーチが直した球、移した球の印。前の言葉から一字あける。なければ何も出さない。 */
export function CorrectedTag({ ball: { corrections, moved } }: { ball: MeasuredBall }) {
  const { formatMessage } = useIntl();

  if (corrections.length === 0 && !moved) return null;
  return (
    <>
      {" "}
      <Tag tone="i">{formatMessage(ballActionText.corrected)}</Tag>
    </>
  );
}
