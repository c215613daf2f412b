import type { MeasureItem, SportType, TeamSettings } from "@kyuseki/domain";
import { lazy, Suspense } from "react";
import { useIntl } from "react-intl";
import { Banner } from "../../components/Banner/Banner.tsx";
import { LeaveDialog } from "../../components/ConfirmDialog/LeaveDialog.tsx";
import { LaterPanel } from "../../components/Panel/LaterPanel.tsx";
import { PanelFallback } from "../../components/Panel/PanelFallback.tsx";
import { goalText, itemText, limitText, readingText, settingText, targetText } from "../../copy/team/settings.ts";
import { dayOf } from "../../format/date.ts";
import { BelowFirstLook } from "../../layout/BelowFirstLook.tsx";
import { BelowPhoneLook } from "../../layout/BelowPhoneLook.tsx";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { useIsWholePage } from "../../layout/useFirstRows.ts";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { useLaterPart } from "../../state/useLaterPart.ts";
import type { LoadPart } from "../../state/usePart.ts";
import { media } from "../../tokens/theme.ts";
import { GoalFacts } from "./parts/GoalFacts.tsx";
import type { GoalsPanelProps } from "./parts/GoalsPanel.tsx";
import type { MeasureGoals } from "./parts/goalValues.ts";
import { ItemsPanel, type ItemsPanelProps } from "./parts/ItemsPanel.tsx";
import { LimitsPanel } from "./parts/LimitsPanel.tsx";
import type { LowerPanelsProps } from "./parts/LowerPanels.tsx";
import { NoteReminderPanel } from "./parts/NoteReminderPanel.tsx";
import { fetchLowerPanels } from "./parts/parts.ts";
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
  item: Omit<ItemsPanelProps, "items" | "isManager" | "loadPart">;
  goal: Omit<GoalsPanelProps, "goals" | "items">;
  /** 保存しないまま、ほかの画面へ移ろうとしている。 */
  leaving: { onLeave: () => void; onStay: () => void } | null;
  onRetry: (part: "settings" | "items" | "goals") => void;
  loadPart: LoadPart;
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
          <BelowPhoneLook>
            <NoteReminderPanel />
          </BelowPhoneLook>
        </Column>
        <Column>
          <BelowPhoneLook>
            <TargetPart {...props} />
            {items.status === "ready" ? (
              <ItemsPanel {...props.item} items={items.value} isManager={isManager} loadPart={props.loadPart} />
            ) : (
              <PanelFallback title={formatMessage(itemText.title)} loadable={items} onRetry={() => onRetry("items")} />
            )}
          </BelowPhoneLook>
        </Column>
      </Columns>
      <BelowFirstLook>
        <GoalPart {...props} />
      </BelowFirstLook>
      {leaving && <LeaveDialog {...leaving}>{formatMessage(settingText.leaveAfter)}</LeaveDialog>}
    </Page>
  );
}

/** A loading failure is shown once, in the first part. */
function LimitPart({ isManager, sport, nowS, settings, setting, loadPart, onRetry }: EvaluationSettingScreenProps) {
  const { formatMessage } = useIntl();
  if (settings.status !== "ready") {
    const title = formatMessage(limitText.title);
    return <PanelFallback title={title} loadable={settings} onRetry={() => onRetry("settings")} />;
  }
  const today = dayOf(nowS);
  const sheet = { ...setting, settings: settings.value, today, loadPart };

  return (
    <>
      {isManager ? <LimitsPanel {...sheet} sport={sport} /> : <LimitFacts settings={settings.value} today={today} />}
      <LowerPart {...sheet} isManager={isManager} />
    </>
  );
}

/** Below the first look of a phone; on a desktop its files come with the page's. */
function LowerPart(props: LowerPanelsProps) {
  const { formatMessage } = useIntl();
  const isWhole = useIsWholePage();
  const isPhone = useMedia(media.mobile);
  const panels = useLaterPart(props.loadPart, fetchLowerPanels, isWhole || !isPhone);
  return (
    <LaterPanel part={panels} title={formatMessage(readingText.title)} rows={6}>
      {(LowerPanels) => <LowerPanels {...props} />}
    </LaterPanel>
  );
}

function TargetPart({ isManager, nowS, settings, setting, loadPart, onRetry }: EvaluationSettingScreenProps) {
  const { formatMessage } = useIntl();
  if (settings.status === "failed") return null;
  if (settings.status === "loading") {
    const title = formatMessage(targetText.title);
    return <PanelFallback title={title} loadable={settings} onRetry={() => onRetry("settings")} />;
  }
  const today = dayOf(nowS);
  if (!isManager) return <TargetFacts settings={settings.value} today={today} />;
  return <TargetsPanel {...setting} settings={settings.value} today={today} loadPart={loadPart} />;
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
