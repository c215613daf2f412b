import type { TeamSettings } from "@kyuseki/domain";
import { LaterClashChoice } from "../../../components/StaleChoice/LaterClashChoice.tsx";
import type { LoadPart } from "../../../state/usePart.ts";
import type { Clash } from "../../../state/useVersionedSave.ts";
import type { SettingValues } from "./settingValues.ts";
import { useSettingWords } from "./useSettingWords.ts";

type SettingClashProps = { clash: Clash<TeamSettings, SettingValues> | null; today: string; loadPart: LoadPart };

/** ほかの人が先に保存したとき、残すほうを項目ごとに選ぶ（R4）。 */
export function SettingClash({ clash, today, loadPart }: SettingClashProps) {
  const { labelOf, wordsOf } = useSettingWords(today);
  return (
    <LaterClashChoice
      clash={clash}
      by={clash?.stored.updated_by}
      labelOf={labelOf}
      wordsOf={wordsOf}
      loadPart={loadPart}
    />
  );
}
