import type { ReportPlayerRow } from "@kyuseki/domain";
import styled from "styled-components";
import { useBattingWords } from "../../../components/ReportFrame/useBattingWords.ts";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";

type MeasuredBestProps = { best: ReportPlayerRow["batted_ball_speed"]; of: "batted" | "pitched"; unit?: string };

/** 全期間の最高と、その下に何で測ったか。打ちかたや球の違う数字は、比べるものではない。 */
export function MeasuredBest({ best, of, unit }: MeasuredBestProps) {
  const { ballWord, poolWord } = useBattingWords();
  return (
    <>
      <UnitNumber value={best?.value ?? null} {...(unit && { unit })} />
      {best && <Measured>{of === "batted" ? poolWord(best) : ballWord(best.ball)}</Measured>}
    </>
  );
}

const Measured = styled(Caption)`
  display: block;
`;
