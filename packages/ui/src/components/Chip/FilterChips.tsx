import type { ReactNode } from "react";
import { useOptimisticChoice } from "../../state/useOptimisticChoice.ts";
import { Chip } from "./Chip.tsx";

export type FilterChipsProps<Value extends string | number | null> = {
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** ひとつだけ選んで、ページを描き直す札。押した印は、描き直すのを待たない。置く側が並べて、名前を付ける。 */
export function FilterChips<Value extends string | number | null>(props: FilterChipsProps<Value>) {
  const { options, value, onChange } = props;
  const [shown, choose] = useOptimisticChoice(value);
  return options.map((option) => (
    <Chip
      key={option.value}
      selected={option.value === shown}
      onClick={() => choose(option.value, () => onChange(option.value))}
    >
      {option.label}
    </Chip>
  ));
}
