import type { MeasureItem, SportType, TeamSettings } from "@kyuseki/domain";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { LeaveDialog } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { goalText, itemText, limitText, settingText, targetText } from "../../copy/team/settings.ts";
import { dayOf } from "../../format/date.ts";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { GoalFacts } from "./parts/GoalFacts.tsx";
import type { GoalsPanelProps } from "./parts/GoalsPanel.tsx";
import type { MeasureGoals } from "./parts/goalValues.ts";
import { ItemsPanel, type ItemsPanelProps } from "./parts/ItemsPanel.tsx";
import { LimitsPanel } from "./parts/LimitsPanel.tsx";
import { NationalPanel } from "./parts/NationalPanel.tsx";
import { NoteReminderPanel } from "./parts/NoteReminderPanel.tsx";
import { ReadingPanel } from "./parts/ReadingPanel.tsx";
import { LimitFacts, TargetFacts } from "./parts/SettingFacts.tsx";
import { TargetsPanel } from "./parts/TargetsPanel.tsx";
import type { SettingSheetOptions } from "./parts/useSettingSheet.ts";

export type { Edits } from "../../state/mergeValues.ts";
export type { SettingPanelName, SettingValues } from "./parts/settingValues.ts";

export type EvaluationSettingScreenProps = {
  isManager: boolean;
  sport: SportType;
  /** いま。unix 秒。きょうのルールの版を選ぶ。 */
  nowS: number;
  settings: Loadable<TeamSettings>;
  items: Loadable<readonly MeasureItem[]>;
  goals: Loadable<MeasureGoals>;
  /** 区画ごとの、保存していない入力と、その保存。 */
  setting: Omit<SettingSheetOptions, "settings">;
  item: Omit<ItemsPanelProps, "items" | "isManager">;
  goal: Omit<GoalsPanelProps, "goals" | "items">;
  /** 保存しないまま、ほかの画面へ移ろうとしている。 */
  leaving: { onLeave: () => void; onStay: () => void } | null;
  onRetry: (part: "settings" | "items" | "goals") => void;
};

/** 各種設定。監督は区画ごとに変えて保存し、コーチは見るだけ（D-5）。 */
export function EvaluationSettingScreen(props: EvaluationSettingScreenProps) {
  const { isManager, items, leaving, onRetry } = props;
  const { formatMessage } = useIntl();

  return (
    <Page>
      {!isManager && <Banner tone="i">{formatMessage(settingText.managersOnly)}</Banner>}
      <Columns split="6+6">
        <Column>
          <LimitPart {...props} />
          <NoteReminderPanel />
        </Column>
        <Column>
          <TargetPart {...props} />
          {items.status === "ready" ? (
            <ItemsPanel {...props.item} items={items.value} isManager={isManager} />
          ) : (
            <PanelFallback title={formatMessage(itemText.title)} loadable={items} onRetry={() => onRetry("items")} />
          )}
        </Column>
      </Columns>
      <GoalPart {...props} />
      {leaving && <LeaveDialog {...leaving}>{formatMessage(settingText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}

/** A loading failure is shown once, in the first part. */
function LimitPart({ isManager, sport, nowS, settings, setting, onRetry }: EvaluationSettingScreenProps) {
  const { formatMessage } = useIntl();
  if (settings.status !== "ready") {
    const title = formatMessage(limitText.title);
    return <PanelFallback title={title} loadable={settings} onRetry={() => onRetry("settings")} />;
  }
  const today = dayOf(nowS);
  if (!isManager) return <LimitFacts settings={settings.value} today={today} />;
  const sheet = { ...setting, settings: settings.value, today };

  return (
    <>
      <LimitsPanel {...sheet} sport={sport} />
      <ReadingPanel {...sheet} />
      <NationalPanel settings={settings.value} onSave={setting.onSave} />
    </>
  );
}

function TargetPart({ isManager, nowS, settings, setting, onRetry }: EvaluationSettingScreenProps) {
  const { formatMessage } = useIntl();
  if (settings.status === "failed") return null;
  if (settings.status === "loading") {
    const title = formatMessage(targetText.title);
    return <PanelFallback title={title} loadable={settings} onRetry={() => onRetry("settings")} />;
  }
  const today = dayOf(nowS);
  if (!isManager) return <TargetFacts settings={settings.value} today={today} />;
  return <TargetsPanel {...setting} settings={settings.value} today={today} />;
}

function GoalPart({ isManager, items, goals, goal, onRetry }: EvaluationSettingScreenProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(goalText.title);
  if (goals.status !== "ready")
    return <PanelFallback title={title} loadable={goals} onRetry={() => onRetry("goals")} />;
  if (items.status !== "ready") {
    return items.status === "loading" ? (
      <PanelFallback title={title} loadable={items} onRetry={() => onRetry("items")} />
    ) : null;
  }
  if (!isManager) return <GoalFacts goals={goals.value} items={items.value} />;
  return (
    <Suspense
      fallback={<PanelFallback title={title} loadable={{ status: "loading" }} onRetry={() => onRetry("goals")} />}
    >
      <GoalsPanel {...goal} goals={goals.value} items={items.value} />
    </Suspense>
  );
}

/** The grid is the heaviest part, and the last on the page. */
const GoalsPanel = lazy(() => import("./parts/GoalsPanel.tsx").then((module) => ({ default: module.GoalsPanel })));
