import { EvaluationSettingScreen } from "@kyuseki/ui/screens/EvaluationSetting";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toLoadable } from "../../data/loadable.ts";
import { measureGoalsQuery, measureItemsQuery, settingsQuery } from "../../data/settings.ts";
import { useServices, useSession } from "../../services/services.ts";
import { useSettingActions } from "./useSettingActions.ts";
import { useSettingEdits } from "./useSettingEdits.ts";

export function Component() {
  const { call } = useServices();
  const session = useSession();
  const [nowS] = useState(() => Date.now() / 1000);
  const parts = {
    settings: useQuery(settingsQuery(call)),
    items: useQuery(measureItemsQuery(call)),
    goals: useQuery(measureGoalsQuery(call)),
  };
  const edits = useSettingEdits();
  const actions = useSettingActions();
  // The guard opens this page to a signed-in coach only.
  if (session.status !== "signed_in") return null;

  return (
    <EvaluationSettingScreen
      isManager={session.user.coach_type === "manager"}
      sport={session.team.sport_type}
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
      onRetry={(part) => void parts[part].refetch()}
    />
  );
}
