import type { ChangeEvent } from "react";
import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { Select, type SelectProps } from "./Select.tsx";

export type FilterSelectProps = Pick<SelectProps, "label" | "options"> & {
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
};

/** 選ぶとページを描き直すもの（絞り込み、並び順、件数）。選んだものは、描き直すのを待たずに出る。入力欄には Select を使う。 */
export function FilterSelect({ value, onChange, ...rest }: FilterSelectProps) {
  const [shown, choose] = useOptimisticChoice(value);
  return <Select {...rest} value={shown} onChange={(event) => choose(event.target.value, () => onChange(event))} />;
}
