import type { TeamSettings } from "@kyuseki/domain";
import { ClashChoice } from "../../../components/StaleChoice/ClashChoice.tsx";
import type { Clash } from "../../../state/useVersionedSave.ts";
import type { SettingValues } from "./settingValues.ts";
import { useSettingWords } from "./useSettingWords.ts";

/** ほかの人が先に保存したとき、残すほうを項目ごとに選ぶ（R4）。 */
export function SettingClash({ clash, today }: { clash: Clash<TeamSettings, SettingValues> | null; today: string }) {
  const { labelOf, wordsOf } = useSettingWords(today);
  return <ClashChoice clash={clash} by={clash?.stored.updated_by} labelOf={labelOf} wordsOf={wordsOf} />;
}
