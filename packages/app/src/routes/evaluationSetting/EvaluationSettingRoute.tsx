import { EvaluationSettingScreen } from "@kyuseki/ui/screens/EvaluationSetting";
import { useQuery } from "@tanstack/react-query";
import { toLoadable } from "../../data/loadable.ts";
import { measureGoalsQuery, measureItemsQuery, settingsQuery } from "../../data/team/settings.ts";
import { type PrefetchServices, useServices, useSignedIn } from "../../services/services.ts";
import { useNowS } from "../../services/useDayInJapan.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { useSettingActions } from "./useSettingActions.ts";
import { useSettingEdits } from "./useSettingEdits.ts";

export const prefetch = ({ call, queries }: PrefetchServices) =>
  Promise.all([
    queries.prefetchQuery(settingsQuery(call)),
    queries.prefetchQuery(measureItemsQuery(call)),
    queries.prefetchQuery(measureGoalsQuery(call)),
  ]);

export function Component() {
  const { call } = useServices();
  const { team, user } = useSignedIn();
  const nowS = useNowS();
  const parts = {
    settings: useQuery(settingsQuery(call)),
    items: useQuery(measureItemsQuery(call)),
    goals: useQuery(measureGoalsQuery(call)),
  };
  const edits = useSettingEdits();
  const actions = useSettingActions();

  return (
    <EvaluationSettingScreen
      isManager={user.coach_type === "manager"}
      sport={team.sport_type}
      nowS={nowS}
      settings={toLoadable(parts.settings)}
      items={toLoadable(parts.items)}
      goals={toLoadable(parts.goals)}
      setting={{ ...edits.setting, onSave: actions.saveSettings }}
      item={{
        ...edits.item,
        onSave: actions.saveItem,
        onArchive: actions.archiveItem,
        onReinstate: actions.reinstateItem,
        onOrder: actions.orderItems,
      }}
      goal={{ ...edits.goal, onSave: actions.saveGoals }}
      leaving={edits.leaving}
      loadPart={useLoadPart()}
      onRetry={(part) => void parts[part].refetch()}
    />
  );
}
