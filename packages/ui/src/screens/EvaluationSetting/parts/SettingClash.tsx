import type { TeamSettings } from "@kyuseki/domain";
import { StaleChoice } from "../../../components/StaleChoice/StaleChoice.tsx";
import { type SettingField, type SettingValues, valuesOf } from "./settingValues.ts";
import type { Clash } from "./useEdits.ts";
import { useSettingWords } from "./useSettingWords.ts";

type SettingClashProps = { clash: Clash<TeamSettings, SettingValues> | null; today: string };

/** ほかの人が先に保存したとき、残すほうを項目ごとに選ぶ（R4）。 */
export function SettingClash({ clash, today }: SettingClashProps) {
  const { labelOf, wordsOf } = useSettingWords(today);
  if (!clash) return null;
  const theirs = valuesOf(clash.theirs);
  const isField = (name: string): name is SettingField => name in theirs;

  return (
    <StaleChoice
      by={clash.theirs.updated_by}
      fields={clash.fields.filter(isField).map((name) => ({
        name,
        label: labelOf(name),
        theirs: wordsOf(name, theirs),
        mine: wordsOf(name, clash.mine),
      }))}
      onResolve={(chosen) =>
        clash.answer(Object.keys(chosen).filter((name) => isField(name) && chosen[name] === "theirs"))
      }
      onCancel={() => clash.answer(null)}
    />
  );
}
