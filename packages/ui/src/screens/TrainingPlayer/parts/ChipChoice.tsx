import { ChipGroup, type ChipGroupProps } from "../../../components/Chip/ChipGroup.tsx";

type ChipChoiceProps<Value extends string | number> = Omit<ChipGroupProps<Value>, "values" | "onChange"> & {
  value: Value | null;
  /** 選ばれている札をもう一度押すと null。 */
  onChange: (value: Value | null) => void;
};

/** 見出しの下に並ぶ札から、ひとつを選ぶか、どれも選ばない。 */
export function ChipChoice<Value extends string | number>({ value, onChange, ...group }: ChipChoiceProps<Value>) {
  return (
    <ChipGroup
      {...group}
      tabIndex={-1}
      values={value === null ? [] : [value]}
      onChange={(values) => onChange(values.find((each) => each !== value) ?? null)}
    />
  );
}
