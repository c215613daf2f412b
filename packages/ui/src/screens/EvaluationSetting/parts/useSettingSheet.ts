import type { TeamSettings, TeamSettingsDraft } from "@kyuseki/domain";
import type { Edits } from "../../../state/mergeValues.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { useVersionedForm } from "../../../state/useVersionedForm.ts";
import type { Saved } from "../../../state/useVersionedSave.ts";
import { readDraft, type SettingField, type SettingPanelName, type SettingValues, valuesOf } from "./settingValues.ts";

export type SettingsSaved = Saved<TeamSettings>;
/** Unsaved changes of each panel. */
type SettingsEdits = Partial<Record<SettingPanelName, Edits<SettingValues> | null>>;
export type SettingSheetOptions = {
  settings: TeamSettings;
  kept: SettingsEdits;
  onKeep: (panel: SettingPanelName, edits: Edits<SettingValues> | null) => void;
  /** 断られたときは `Failure` で reject する。先に保存した人がいれば `stale` と、いまの内容。 */
  onSave: (draft: TeamSettingsDraft) => Promise<SettingsSaved>;
};

/** Of a panel: `today` chooses the version of a rule, `loadPart` brings what two have to choose between. */
export type SettingPanelProps = SettingSheetOptions & { today: string; loadPart: LoadPart };

/** The form of one panel. It sends all settings: its own fields over the stored ones. */
export function useSettingSheet(panel: SettingPanelName, { settings, kept, onKeep, onSave }: SettingSheetOptions) {
  const sheet = useVersionedForm({
    stored: settings,
    valuesOf,
    kept: kept[panel] ?? null,
    onKeep: (edits) => onKeep(panel, edits),
    check: (values) => readDraft(values, settings.version).fieldErrors,
    onSave: (values, over) => saveOver(values, over, onSave),
  });

  return {
    ...sheet,
    /** Props of a number field. */
    number: (name: NumberName) => ({
      name,
      value: sheet.values[name],
      error: sheet.fieldError(name),
      onChange: (value: number | null) => sheet.change({ [name]: value }),
      onFieldError: (fieldError: unknown) => sheet.onUnread(name, fieldError !== null),
      // The bar to save with stands before it is pressed: one that moves under the finger is missed.
      onTyping: (isTyping: boolean) => sheet.onUnread(name, isTyping),
    }),
  };
}

/** @throws Error when the values are invalid: callers have checked them */
export function saveOver(values: SettingValues, over: TeamSettings, onSave: SettingSheetOptions["onSave"]) {
  return onSave(readDraft(values, over.version).draft ?? unfit());
}

function unfit(): never {
  throw new Error("settings that were not checked");
}

type NumberName = { [Name in SettingField]: SettingValues[Name] extends number | null ? Name : never }[SettingField];
