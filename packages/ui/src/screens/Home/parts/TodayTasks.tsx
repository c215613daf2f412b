import type { Home } from "@kyuseki/domain";
import { guardConcerns } from "@kyuseki/domain/pitchGuard";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { refreshIcon, warningIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { type Task, TaskList } from "../../../components/TaskList/TaskList.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { failureActionText } from "../../../copy/controls/failure.ts";
import { homeTaskText, homeText, homeValueText } from "../../../copy/practice/home.ts";
import { dayOf, momentOf, shortDateTime, timeOf } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";
import { HomeSkeleton } from "./HomeSkeleton.tsx";
import type { HomePartProps } from "./homePart.ts";
import { usePeopleWords } from "./usePeopleWords.ts";
import { useReportedPains } from "./useReportedPains.ts";

type TodayTasksProps = HomePartProps & {
  today: string;
  analyzerAvailable: boolean;
};

/** 対応が必要なこと。痛みの報告から。どの行にも行動が一つ。0の行は出ない。 */
export function TodayTasks({ home, today, analyzerAvailable, busy, onRetry }: TodayTasksProps) {
  const { formatMessage } = useIntl();
  const asOf = (moment: number) =>
    dayOf(moment) === today
      ? formatMessage(homeValueText.asOf, { time: timeOf(moment) })
      : formatMessage(homeValueText.asOfDay, { moment: shortDateTime(moment) });
  const tasks = useTasks(home, analyzerAvailable);
  const isPartMissing = home !== null && [home.practice, home.pain, home.guard, home.notes, home.open].includes(null);

  return (
    <Panel title={formatMessage(homeText.tasks)} caption={home && asOf(momentOf(home.as_of))} flush>
      {home === null && <HomeSkeleton rows={4} />}
      {/* 「ありません」 would be a claim while some of the counts are not known. */}
      {home && !(isPartMissing && tasks.every(({ count }) => count === 0)) && <TaskList tasks={tasks} />}
      {isPartMissing && (
        <Missing role="alert">
          <Sign path={warningIcon} />
          {formatMessage(homeText.partMissing)}
          <Reload size="s" icon={refreshIcon} busy={busy} onClick={onRetry}>
            {formatMessage(failureActionText.reload)}
          </Reload>
        </Missing>
      )}
    </Panel>
  );
}

function useTasks(home: Home | null, analyzerAvailable: boolean): readonly Task[] {
  const { formatMessage } = useIntl();
  const wordsOf = usePeopleWords();
  const painWordsOf = useReportedPains();
  if (!home) return [];
  const { applied, invited, practice, pain, guard, notes, open } = home;
  const isPressing = guard !== null && guard.total > guard.counts.caution;
  const act = (href: string, label: string, danger = false): ReactNode => (
    <ButtonLink href={href} size="s" variant={danger ? "danger" : "secondary"}>
      {label}
    </ButtonLink>
  );
  return [
    {
      id: "pain",
      count: pain?.total ?? 0,
      title: formatMessage(homeTaskText.pain),
      sub: pain && painWordsOf(pain),
      tone: "danger",
      action: act("/training-report?pain=1", formatMessage(actionText.confirm), true),
    },
    {
      id: "applied",
      count: applied.total,
      title: formatMessage(homeTaskText.applied),
      sub: wordsOf(applied),
      tone: "warn",
      action: act("/member-list?status=applied", formatMessage(actionText.accept)),
    },
    {
      id: "missing",
      count: practice?.missing.total ?? 0,
      title: formatMessage(homeTaskText.missing),
      sub: practice && wordsOf(practice.missing),
      tone: "warn",
      action: act("/notification/open-items?kind=record", formatMessage(homeTaskText.missingAct)),
    },
    {
      id: "guard",
      count: guard?.total ?? 0,
      title: formatMessage(homeTaskText.guard),
      sub: guard && guardWords(guard),
      tone: isPressing ? "danger" : "warn",
      action: act("/dashboard/pitch-guard?state=attention", formatMessage(actionText.confirm), isPressing),
    },
    {
      id: "notes",
      count: notes?.unanswered ?? 0,
      title: formatMessage(homeTaskText.notes),
      sub: notes && notes.pain > 0 && formatMessage(homeValueText.notesPain, { count: notes.pain }),
      action: act("/note?view=unanswered", formatMessage(homeTaskText.notesAct)),
    },
    {
      id: "open",
      count: open?.total ?? 0,
      title: formatMessage(homeTaskText.open),
      sub: open && wordsOf(open),
      action: act("/notification/open-items", formatMessage(homeTaskText.openAct)),
    },
    {
      id: "invited",
      count: analyzerAvailable ? invited.total : 0,
      title: formatMessage(homeTaskText.invited),
      sub: wordsOf(invited),
      action: act("/member-list?status=analyzer-invited", formatMessage(actionText.confirm)),
    },
  ];

  /** Of the most pressing concern only; the count before it covers all. */
  function guardWords({ counts, first }: NonNullable<Home["guard"]>): string {
    const worst = guardConcerns.find((concern) => counts[concern] > 0);
    return worst ? formatMessage(homeValueText[worst], { who: wordsOf({ total: counts[worst], first }) }) : "";
  }
}

const Missing = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};

  ul + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Sign = styled(Icon)`
  flex: none;
  color: ${token("warn-mark")};
`;

const Reload = styled(Button)`
  margin-inline-start: auto;
`;
