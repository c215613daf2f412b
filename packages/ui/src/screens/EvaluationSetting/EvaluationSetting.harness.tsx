import { useState } from "react";
import { EvaluationSettingScreen, type EvaluationSettingScreenProps } from "./EvaluationSettingScreen.tsx";

/** For stories: holds what was saved, as the app does. */
export function EvaluationSettingHarness(props: EvaluationSettingScreenProps) {
  const [settings, setSettings] = useState(props.settings);
  const [items, setItems] = useState(props.items);
  const [goals, setGoals] = useState(props.goals);
  const { setting, item, goal } = props;

  return (
    <EvaluationSettingScreen
      {...props}
      settings={settings}
      items={items}
      goals={goals}
      setting={{
        ...setting,
        onSave: async (draft) => {
          const answer = await setting.onSave(draft);
          setSettings({ status: "ready", value: answer.stored });
          return answer;
        },
      }}
      item={{
        ...item,
        onOrder: async (ids) => {
          await item.onOrder(ids);
          setItems((before) =>
            before.status === "ready"
              ? { ...before, value: before.value.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) }
              : before,
          );
        },
      }}
      goal={{
        ...goal,
        onSave: async (draft) => {
          const answer = await goal.onSave(draft);
          setGoals({ status: "ready", value: answer.stored });
          return answer;
        },
      }}
    />
  );
}
