import type { StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { measureKindText, measureUnitText } from "../../../copy/controls/measures.ts";
import { goalSheetValueText, goalSheetText as text } from "../../../copy/notes/goalSheet.ts";
import { shortDate } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import { Banner } from "../../Banner/Banner.tsx";
import { NumberField } from "../../NumberField/NumberField.tsx";
import { SelectField } from "../../Select/SelectField.tsx";

export type Reached = StoredGoalSheet["measured"][number];

type GoalTieFieldsProps = {
  /** 「kind-4」「item-12」。空は、結び付けない。 */
  target: string;
  value: number | null;
  /** もう届いていれば、その測定。 */
  reached: Reached | undefined;
  items: StoredGoalSheet["items"];
  isMissing: boolean;
  onChange: (tie: { target: string; value: number | null }) => void;
  /** 打った文字が数として読めないか。 */
  onUnreadable: (isUnreadable: boolean) => void;
};

/** マスを測定に結び付ける：何が、いくつになったら。 */
export function GoalTieFields({
  target,
  value,
  reached,
  items,
  isMissing,
  onChange,
  onUnreadable,
}: GoalTieFieldsProps) {
  const { formatMessage } = useIntl();
  const kinds = ([4, 1, 2] as const).map((kind) => ({
    value: `kind-${kind}`,
    name: formatMessage(measureKindText[kind]),
    unit: formatMessage(measureUnitText[kind]),
    decimals: 1 as const,
    less_is_better: false,
  }));
  const targets = [
    ...kinds,
    ...items.map(({ item_id, decimals, ...item }) => ({
      ...item,
      value: `item-${item_id}`,
      decimals: decimals === 0 ? (0 as const) : (1 as const),
    })),
  ];
  const chosen = targets.find((one) => one.value === target);
  const unit = chosen?.unit ?? "";
  const digits = chosen?.decimals ?? 1;

  return (
    <>
      <SelectField
        label={formatMessage(text.tie)}
        help={formatMessage(text.tieHelp)}
        options={[
          { value: "", label: formatMessage(text.untied) },
          ...targets.map(({ value: id, name, unit: unitName, less_is_better }) => ({
            value: id,
            label: formatMessage(less_is_better ? goalSheetValueText.lessIsBetter : goalSheetValueText.tieOption, {
              name,
              unit: unitName,
            }),
          })),
        ]}
        value={target}
        onChange={(event) => {
          onUnreadable(false);
          onChange({ target: event.target.value, value: null });
        }}
      />
      {target !== "" && (
        <NumberField
          key={target}
          label={formatMessage(text.goalValue)}
          required
          error={isMissing ? formatMessage(text.valueMissing) : undefined}
          value={value}
          min={digits === 0 ? 1 : 0.1}
          max={99_999}
          decimals={digits}
          unit={unit}
          onChange={(next) => onChange({ target, value: next })}
          onFieldError={(error) => onUnreadable(error !== null)}
        />
      )}
      {target !== "" && reached && (
        <Banner tone="s">
          {formatMessage(goalSheetValueText.reached, {
            day: shortDate(reached.on),
            value: decimal(reached.value, digits),
            unit,
          })}
        </Banner>
      )}
    </>
  );
}
