import type { Edits, SettingPanelName, SettingValues } from "@kyuseki/ui/screens/EvaluationSetting";
import { useBlocker } from "react-router-dom";
import { useDraft } from "../../services/drafts/useDraft.ts";
import { goalEditsSchema, itemEditsSchema, settingEditsSchema } from "./settingEdits.ts";

/** What was typed and not saved: it outlives a reload (R2), and another page is not opened without a question. */
export function useSettingEdits() {
  const panels = {
    limits: useDraft("settings-limits", settingEditsSchema, null),
    targets: useDraft("settings-targets", settingEditsSchema, null),
    reading: useDraft("settings-reading", settingEditsSchema, null),
  } as const satisfies Record<SettingPanelName, unknown>;
  const goals = useDraft("settings-goals", goalEditsSchema, null);
  const item = useDraft("settings-item", itemEditsSchema, null);
  const sheets = [panels.limits, panels.targets, panels.reading, goals];
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      sheets.some(({ value }) => value !== null) && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    setting: {
      kept: { limits: panels.limits.value, targets: panels.targets.value, reading: panels.reading.value },
      onKeep: (panel: SettingPanelName, edits: Edits<SettingValues> | null) => keep(panels[panel], edits),
    },
    goal: { kept: goals.value, onKeep: (edits: typeof goals.value) => keep(goals, edits) },
    item: { kept: item.value, onKeep: (edits: typeof item.value) => keep(item, edits) },
    leaving:
      blocker.state === "blocked"
        ? {
            onLeave: () => {
              for (const sheet of sheets) sheet.forget();
              blocker.proceed();
            },
            onStay: () => blocker.reset(),
          }
        : null,
  };
}

type Keeping<Value> = { change: (value: Value) => void; forget: () => void };
const keep = <Value>({ change, forget }: Keeping<Value>, edits: Value) => (edits === null ? forget() : change(edits));
