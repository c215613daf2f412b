import { memo } from "react";
import { useIntl } from "react-intl";
import { memberColumnText } from "../../../copy/members/members.ts";
import { memberCells } from "../memberColumns.tsx";
import { MemberIdentity } from "./MemberIdentity.tsx";
import { MemberRowAct } from "./MemberRowAct.tsx";
import { MemberRowMore } from "./MemberRowMore.tsx";
import type { MemberRow } from "./memberRows.ts";
import type { Team } from "./team.ts";

export type MemberCardProps = { row: MemberRow; team: Team };

/** スマートフォンでの一人分。 */
export const MemberCard = memo(function MemberCard({ row, team }: MemberCardProps) {
  const intl = useIntl();
  const cells = memberCells(intl);
  const { member } = row;
  const label = (name: keyof typeof memberColumnText) => intl.formatMessage(memberColumnText[name]);

  return (
    <article data-part="card">
      <header data-part="card-head">
        <MemberIdentity row={row} />
        <MemberRowMore row={row} />
      </header>
      <dl data-part="facts">
        <div data-plain="">
          <dt data-part="label">{label("grade")}</dt>
          <dd>{cells.grade(member)}</dd>
        </div>
        <div data-plain="">
          <dt data-part="label">{label("gender")}</dt>
          <dd>{cells.gender(member)}</dd>
        </div>
        {team.sportType === "baseball" && (
          <div data-plain="">
            <dt data-part="label">{label("hands")}</dt>
            <dd>{cells.hands(member)}</dd>
          </div>
        )}
        {team.analyzerAvailable && (
          <div data-half="">
            <dt data-part="label">{label("analyzer")}</dt>
            <dd>{cells.analyzer(member)}</dd>
          </div>
        )}
        <div data-half="">
          <dt data-part="label">{label("training")}</dt>
          <dd>{cells.training(member)}</dd>
        </div>
      </dl>
      <MemberRowAct row={row} />
    </article>
  );
});
