import type { FormValues } from "../../state/mergeValues.ts";
import type { Clash } from "../../state/useVersionedSave.ts";
import { StaleChoice } from "./StaleChoice.tsx";

export type ClashChoiceProps<Source, Values extends FormValues> = {
  /** null なら何も出さない。 */
  clash: Clash<Source, Values> | null;
  /** 先に保存した人。分からなければ null。 */
  by?: string | null | undefined;
  labelOf: (name: keyof Values & string) => string;
  /** 項目の中身を、画面の言葉で。空欄は空の文字列。 */
  wordsOf: (name: keyof Values & string, values: Values) => string;
};

/** `useVersionedSave` の、残すほうを項目ごとに選ぶ問い（R4）。 */
export function ClashChoice<Source, Values extends FormValues>(props: ClashChoiceProps<Source, Values>) {
  const { clash, by = null, labelOf, wordsOf } = props;
  if (!clash) return null;
  const { fields, theirs, mine, answer } = clash;

  return (
    <StaleChoice
      by={by}
      fields={fields.map((name) => ({
        name,
        label: labelOf(name),
        theirs: wordsOf(name, theirs),
        mine: wordsOf(name, mine),
      }))}
      onResolve={(chosen) => answer(fields.filter((name) => chosen[name] === "theirs"))}
      onCancel={() => answer(null)}
    />
  );
}
