import { kanaName } from "@kyuseki/domain";
import { type JumpTarget, useJumpArrival } from "../../../components/KanaJump/useJump.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { type PlayerReport, reportHref } from "./playerReportRows.ts";

/** だれか。押すと、その選手のレポートへ。 */
export function PlayerReportName({ row, target }: { row: PlayerReport; target: JumpTarget | null }) {
  const link = useJumpArrival(row.id, target);
  return (
    <Link ref={link} href={reportHref(row)} look="bare">
      <PersonCell name={row.name} kana={kanaName(row)} grade={row.grade} />
    </Link>
  );
}
