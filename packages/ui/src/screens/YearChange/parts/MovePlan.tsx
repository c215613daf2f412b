import { allowedYearMoves, type Member, memberName, nextGrade, type YearMove } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { Menu } from "../../../components/Menu/Menu.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { whoGoesText, yearChangeValueText, yearMoveText } from "../../../copy/members/yearChange.ts";
import { moveIcons } from "./MoveTile.tsx";
import { RosterTiles } from "./RosterTiles.tsx";
import type { RosterGroup } from "./rosterGroups.ts";

export type MovePlanProps = {
  groups: readonly RosterGroup[];
  moves: ReadonlyMap<number, YearMove>;
  /** null なら、見るだけ。 */
  onMove: ((member: Member, move: YearMove) => void) | null;
};

/** だれがどこへ。札は何百枚もあるので、一つのメニューが、押された札から開く。 */
export function MovePlan({ groups, moves, onMove }: MovePlanProps) {
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<Member>();

  const entryOf = (member: Member, move: YearMove, choose: NonNullable<MovePlanProps["onMove"]>) => {
    const next = nextGrade(member.grade);
    return {
      id: move,
      icon: moveIcons[move],
      label:
        move === "up" && next
          ? formatMessage(yearChangeValueText.raise, { grade: formatMessage(gradeText[next]) })
          : formatMessage(moveLabels[move]),
      ...(moves.get(member.id) === move && { description: formatMessage(whoGoesText.chosen) }),
      onAction: () => choose(member, move),
    };
  };

  return (
    <Panel flush title={formatMessage(whoGoesText.title)} caption={onMove && formatMessage(whoGoesText.lead)}>
      {onMove ? (
        <Menu
          label={formatMessage(yearChangeValueText.menu, { name: asked ? memberName(asked) : "" })}
          heading={asked && <PersonCell name={memberName(asked)} grade={asked.grade} />}
          trigger={(trigger) => (
            <RosterTiles groups={groups} moves={moves} trigger={trigger} asked={asked} onAsk={setAsked} />
          )}
          groups={
            asked
              ? [{ id: "moves", items: allowedYearMoves(asked.grade).map((move) => entryOf(asked, move, onMove)) }]
              : []
          }
        />
      ) : (
        <RosterTiles groups={groups} moves={moves} trigger={null} asked={undefined} onAsk={setAsked} />
      )}
    </Panel>
  );
}

const moveLabels = {
  up: yearMoveText.up,
  graduate: whoGoesText.graduate,
  stay: yearMoveText.stay,
  leave: whoGoesText.leave,
} as const satisfies Record<YearMove, object>;
