import type { Member, YearChangeDraft, YearChoices, YearState } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { DoneBanner } from "../../components/Banner/DoneBanner.tsx";
import { useFailureSentence } from "../../components/Banner/useFailureSentence.ts";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { yearChangeValueText } from "../../copy/members/yearChange.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { useSending } from "../../state/useSending.ts";
import { RefusedBanner } from "./parts/RefusedBanner.tsx";
import { YearDialog, type YearStep } from "./parts/YearDialog.tsx";
import { YearDone } from "./parts/YearDone.tsx";
import { YearPlan } from "./parts/YearPlan.tsx";
import { YearSkeleton } from "./parts/YearSkeleton.tsx";
import { canUndo, standingChange } from "./parts/yearState.ts";

export type YearChangeScreenProps = {
  year: Loadable<YearState>;
  /** 申請中の人がいてもよい。 */
  members: Loadable<readonly Member[]>;
  /** 実行と取り消しができる（D-5）。 */
  isManager: boolean;
  /** いま。unix 秒。 */
  nowS: number;
  /** ふつうと違う行き先。開き直しても残す。 */
  choices: YearChoices;
  onChoose: (choices: YearChoices) => void;
  /** 断られたときは `Failure` で reject する。`conflict` なら、その前に `year` と `members` を読み直す。 */
  onRun: (draft: YearChangeDraft) => Promise<void>;
  onUndo: (id: number) => Promise<void>;
  onRetry: () => void;
};

/** 年度更新。全員の学年を上げ、卒業と退団を確かめる。10日のあいだは取り消せる。 */
export function YearChangeScreen(props: YearChangeScreenProps) {
  const { year, members, isManager, nowS, choices, onChoose, onRun, onUndo, onRetry } = props;
  const { formatMessage } = useIntl();
  const [asked, setAsked] = useState<YearStep>();
  const [told, setTold] = useState<YearStep>();
  const [goesOn, setGoesOn] = useState(false);
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);

  if (year.status === "loading" || members.status === "loading") return <YearSkeleton />;
  if (year.status === "failed" || members.status === "failed") {
    const failed = year.status === "failed" ? year : members;
    return (
      <Page>
        <Panel aria-label={formatMessage(titleText["year-change"])}>
          {failed.status === "failed" && <ErrorState code={failed.code} onRetry={onRetry} />}
        </Panel>
      </Page>
    );
  }

  const handleAsk = (step: YearStep) => {
    forget();
    setTold(undefined);
    setAsked(step);
  };
  const handleConfirm = async () => {
    if (!asked) return;
    const answer = await send(() => (asked.kind === "run" ? onRun(asked.draft) : onUndo(asked.change.id)));
    const isSettled = "result" in answer || answer.failure.code === "conflict";
    if (!isSettled) return;
    setAsked(undefined);
    if ("result" in answer) {
      setTold(asked);
      setGoesOn(false);
    }
  };

  const change = standingChange(year.value);
  const { next_year } = year.value;
  const showsDone = change !== null && canUndo(change, nowS) && !goesOn;
  const news = (
    <>
      {!asked && sentence && <RefusedBanner>{sentence}</RefusedBanner>}
      {told?.kind === "undo" && (
        <DoneBanner>{formatMessage(yearChangeValueText.undone, { year: told.change.to_year })}</DoneBanner>
      )}
    </>
  );

  return (
    <>
      {next_year === null || showsDone ? (
        <YearDone
          year={year.value}
          isManager={isManager}
          nowS={nowS}
          isNews={told?.kind === "run"}
          news={news}
          onAskUndo={(undone) => handleAsk({ kind: "undo", change: undone })}
          onGoOn={() => setGoesOn(true)}
        />
      ) : (
        <YearPlan
          year={year.value}
          toYear={next_year}
          members={members.value}
          isManager={isManager}
          nowS={nowS}
          choices={choices}
          news={news}
          onChoose={onChoose}
          isAsking={asked?.kind === "run"}
          onAskRun={(draft, isEarly) => handleAsk({ kind: "run", draft, isEarly })}
          onAskUndo={(undone) => handleAsk({ kind: "undo", change: undone })}
        />
      )}
      {asked && (
        <YearDialog
          step={asked}
          busy={busy}
          failure={sentence}
          onConfirm={handleConfirm}
          onClose={() => {
            forget();
            setAsked(undefined);
          }}
        />
      )}
    </>
  );
}
