import { analyzerUsage, type Member, trainingUsage } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { StatusLabel } from "../../components/StatusLabel/StatusLabel.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { VisuallyHidden } from "../../components/VisuallyHidden/VisuallyHidden.tsx";
import { memberColumnText, memberListText } from "../../copy/members/memberList.ts";
import { memberValueText } from "../../copy/members/members.ts";
import { genderText, gradeText, handText } from "../../copy/members/person.ts";
import { MemberRowAct } from "./parts/actions/MemberRowAct.tsx";
import { MemberRowMore } from "./parts/actions/MemberRowMore.tsx";
import { MemberIdentity } from "./parts/MemberIdentity.tsx";
import type { MemberRow } from "./parts/memberRows.ts";
import type { Team } from "./parts/team.ts";
import type { MemberSort } from "./view.ts";

type Column = TableColumn<MemberRow, MemberSort>;

/** Columns of the list: hands for baseball only (EN-1), the analyzer only where the team has it. */
export function memberColumns(
  intl: IntlShape,
  team: Pick<Team, "sportType" | "analyzerAvailable" | "photos">,
): readonly Column[] {
  const { sportType, analyzerAvailable } = team;
  const header = (name: keyof typeof memberColumnText) => intl.formatMessage(memberColumnText[name]);
  const cells = memberCells(intl);

  const hands: Column = { id: "hands", header: header("hands"), cell: ({ member }) => cells.hands(member) };
  const analyzer: Column = {
    id: "analyzer",
    header: header("analyzer"),
    cell: ({ member }) => cells.analyzer(member),
  };
  const measured = (id: "height" | "weight", unit: string): Column => ({
    id,
    header: header(id),
    align: "end",
    hideBelow: "desktop",
    cell: ({ member }) => <UnitNumber value={member[id]} unit={unit} />,
    sortKey: ({ member }) => member[id],
    firstDir: "desc",
  });

  return [
    {
      id: "name",
      header: header("name"),
      rowHeader: true,
      cell: (row) => <MemberIdentity row={row} team={team} />,
      sortKey: ({ nameRank }) => nameRank,
      firstDir: "asc",
    },
    {
      id: "grade",
      header: header("grade"),
      cell: ({ member }) => cells.grade(member),
      sortKey: ({ gradeRank }) => gradeRank,
      firstDir: "desc",
    },
    { id: "gender", header: header("gender"), cell: ({ member }) => cells.gender(member) },
    ...(sportType === "baseball" ? [hands] : []),
    measured("height", "cm"),
    measured("weight", "kg"),
    ...(analyzerAvailable ? [analyzer] : []),
    { id: "training", header: header("training"), cell: ({ member }) => cells.training(member) },
    {
      id: "actions",
      header: header("actions"),
      kind: "actions",
      cell: (row) => (
        <>
          <MemberRowAct row={row} />
          <MemberRowMore row={row} />
        </>
      ),
    },
  ];
}

/** Cells of a member, for the table and the cards. */
export function memberCells({ formatMessage }: IntlShape) {
  const blank = (
    <>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{formatMessage(memberListText.unanswered)}</VisuallyHidden>
    </>
  );

  return {
    grade: ({ grade }: Member) => formatMessage(gradeText[grade]),
    gender: ({ gender }: Member) => (gender ? formatMessage(genderText[gender]) : blank),
    hands: ({ additional }: Member) => {
      const { pitching = null, batting = null } = additional ?? {};
      if (!pitching && !batting) return blank;
      return formatMessage(memberValueText.hands, {
        pitching: pitching ? formatMessage(handText[pitching]) : "–",
        batting: batting ? formatMessage(handText[batting]) : "–",
      });
    },
    analyzer: (member: Member) => <StatusLabel of="analyzer" usage={analyzerUsage(member)} />,
    training: (member: Member) => <StatusLabel of="training" usage={trainingUsage(member)} />,
  };
}
