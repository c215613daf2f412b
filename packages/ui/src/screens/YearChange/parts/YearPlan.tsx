import {
  countGrades,
  countYearMoves,
  type Member,
  planYearChange,
  usualYearMove,
  type YearChange,
  type YearChangeDraft,
  type YearChoices,
  type YearMove,
  type YearState,
} from "@kyuseki/domain";
import { type ReactNode, useMemo, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { editingText } from "../../../copy/controls/editing.ts";
import { dayOf } from "../../../format/date.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import { Page } from "../../../layout/Page/Page.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import { GradePanel } from "./GradePanel.tsx";
import { LastChangePanel } from "./LastChangePanel.tsx";
import { LeavingCheck } from "./LeavingCheck.tsx";
import { MovePlan } from "./MovePlan.tsx";
import { NobodyPanel } from "./NobodyPanel.tsx";
import { OutcomePanel } from "./OutcomePanel.tsx";
import { Gap, RunBar, SideColumn } from "./planLayout.ts";
import { rosterGroups } from "./rosterGroups.ts";
import { useYearWords } from "./useYearWords.ts";
import { YearHead } from "./YearHead.tsx";
import { canUndo, firstDayOf, standingChange } from "./yearState.ts";

export type YearPlanProps = {
  year: YearState;
  /** 更新後の年度。 */
  toYear: number;
  members: readonly Member[];
  isManager: boolean;
  nowS: number;
  choices: YearChoices;
  /** 断られたことや、取り消したことの知らせ。 */
  news: ReactNode;
  onChoose: (choices: YearChoices) => void;
  /** 実行を確かめるダイアログが開いている。 */
  isAsking: boolean;
  /** 実行を確かめるダイアログを開く。4月1日より前なら `isEarly`。 */
  onAskRun: (draft: YearChangeDraft, isEarly: boolean) => void;
  onAskUndo: (change: YearChange) => void;
};

/** だれがどの学年になるかを見て、直して、実行へ進む。 */
export function YearPlan(props: YearPlanProps) {
  const { year, toYear, members, isManager, nowS, choices, news, isAsking, onChoose, onAskRun, onAskUndo } = props;
  const { formatMessage } = useIntl();
  const { run } = useYearWords();
  const isMobile = useMedia(media.mobile);
  const box = useRef<HTMLInputElement>(null);
  const [confirmed, setConfirmed] = useState("");
  const [isMissing, setMissing] = useState(false);

  const groups = useMemo(() => rosterGroups(members), [members]);
  const inNewGrade = useMemo(() => new Set(year.in_new_grade), [year.in_new_grade]);
  const moves = useMemo(
    () => planYearChange(members, isManager ? choices : noChoices, inNewGrade),
    [members, choices, isManager, inNewGrade],
  );
  const moveOf = useMemo(() => new Map(moves.map(({ member_id, move }) => [member_id, move])), [moves]);
  const counts = countYearMoves(moves);
  const leaving = moves.filter(({ move }) => move === "graduate" || move === "leave");
  /** Identifies who leaves and how, so that a confirmation given for others does not count. */
  const leavingKey = leaving.map(({ member_id, move }) => `${move} ${member_id}`).join();
  const isEarly = dayOf(nowS) < firstDayOf(toYear);
  const isConfirmed = leaving.length === 0 || confirmed === leavingKey;

  const hasChecked = isManager && leaving.length > 0 && isConfirmed;
  const step = isAsking || hasChecked ? "run" : isMissing ? "leaving" : "plan";

  const handleMove = (member: Member, move: YearMove) => {
    const { [member.id]: _, ...others } = choices;
    onChoose(move === usualYearMove(member, inNewGrade) ? others : { ...others, [member.id]: move });
    setMissing(false);
  };
  const handleRun = () => {
    if (isConfirmed) return onAskRun({ to_year: toYear, moves }, isEarly);
    setMissing(true);
    box.current?.focus();
  };
  const runButton = isManager && moves.length > 0 && (
    <Button variant="primary" wide={isMobile} size={isMobile ? "l" : "m"} onClick={handleRun}>
      {run(counts)}
    </Button>
  );

  return (
    <>
      <Page>
        {news}
        <YearHead now={step} hasLeaving={leaving.length > 0} years={{ from: year.school_year, to: toYear }} />
        <GradePanel plan={{ ...countGrades(moves), counts }} />
        <Columns split="8+4">
          {moves.length === 0 ? (
            <NobodyPanel />
          ) : (
            <MovePlan groups={groups} moves={moveOf} onMove={isManager ? handleMove : null} />
          )}
          <SideColumn>
            {moves.length > 0 && (
              <OutcomePanel
                moves={moves}
                counts={counts}
                inNewGradeCount={
                  moves.filter(({ member_id, move }) => move === "stay" && inNewGrade.has(member_id)).length
                }
                toYear={toYear}
                isEarly={isEarly}
                isManager={isManager}
                footer={
                  runButton &&
                  !isMobile && (
                    <>
                      <ButtonLink href="/member-list">{formatMessage(editingText.back)}</ButtonLink>
                      <Gap />
                      {runButton}
                    </>
                  )
                }
              >
                {leaving.length > 0 && (
                  <LeavingCheck
                    ref={box}
                    count={leaving.length}
                    checked={isConfirmed}
                    isMissing={isMissing}
                    onChange={(checked) => {
                      setConfirmed(checked ? leavingKey : "");
                      setMissing(false);
                    }}
                  />
                )}
              </OutcomePanel>
            )}
            {year.last && (
              <LastChangePanel
                change={year.last}
                isUndoable={standingChange(year) !== null && canUndo(year.last, nowS)}
                isManager={isManager}
                onUndo={onAskUndo}
              />
            )}
          </SideColumn>
        </Columns>
      </Page>
      {isMobile && runButton && <RunBar>{runButton}</RunBar>}
    </>
  );
}

const noChoices: YearChoices = {};
