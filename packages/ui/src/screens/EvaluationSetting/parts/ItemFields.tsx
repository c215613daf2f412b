import type { MeasureItem } from "@kyuseki/domain";
import { betterDirections } from "@kyuseki/domain/measuringDays";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { FieldHelp } from "../../../components/Field/FieldHelp.tsx";
import { NumberField } from "../../../components/NumberField/NumberField.tsx";
import { RadioGroup } from "../../../components/RadioGroup/RadioGroup.tsx";
import { SelectField } from "../../../components/Select/SelectField.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { betterText, decimalsText, itemText } from "../../../copy/team/settings.ts";
import { useSending } from "../../../state/useSending.ts";
import type { useVersionedForm } from "../../../state/useVersionedForm.ts";
import { token } from "../../../tokens/theme.ts";
import type { ItemValues } from "./itemValues.ts";
import { digits } from "./useItemWords.ts";

type ItemFieldsProps = {
  id: string;
  sheet: Pick<
    ReturnType<typeof useVersionedForm<MeasureItem, ItemValues>>,
    "values" | "fieldError" | "change" | "onUnread" | "failure" | "form"
  >;
  /** あるときだけ、使わないことにできる。 */
  onArchive: (() => Promise<void>) | undefined;
};

/** 測定項目の欄。 */
export function ItemFields({ id, sheet, onArchive }: ItemFieldsProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const { values, fieldError, change } = sheet;
  const bound = (name: "lowest" | "highest") => ({
    name,
    label: formatMessage(itemText[name]),
    value: values[name],
    error: fieldError(name),
    unit: values.unit,
    decimals: 1 as const,
    min: 0,
    max: 99_999,
    onChange: (value: number | null) => change({ [name]: value }),
    onFieldError: (found: unknown) => sheet.onUnread(name, found !== null),
  });

  return (
    <Form {...sheet.form} id={id}>
      <TextField
        name="name"
        label={formatMessage(itemText.name)}
        required
        autoComplete="off"
        value={values.name}
        error={fieldError("name")}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Pair>
        <TextField
          name="unit"
          label={formatMessage(itemText.unit)}
          required
          autoComplete="off"
          value={values.unit}
          error={fieldError("unit")}
          onChange={({ target }) => change({ unit: target.value })}
        />
        <SelectField
          name="decimals"
          label={formatMessage(itemText.decimals)}
          value={String(values.decimals)}
          error={fieldError("decimals")}
          options={digits.map((value) => ({ value: String(value), label: formatMessage(decimalsText[value]) }))}
          onChange={({ target }) => change({ decimals: Number(target.value) })}
        />
      </Pair>
      <RadioGroup
        label={formatMessage(itemText.better)}
        error={fieldError("better")}
        options={betterDirections.map((value) => ({ value, label: formatMessage(betterText[value]) }))}
        value={values.better}
        onChange={(better) => change({ better })}
      />
      <div>
        <Pair>
          <NumberField {...bound("lowest")} />
          <NumberField {...bound("highest")} />
        </Pair>
        <FieldHelp>{formatMessage(itemText.rangeHelp)}</FieldHelp>
      </div>
      <FailureBanner failure={sheet.failure ?? failure} />
      {onArchive && (
        <Last>
          <Button busy={busy} onClick={() => void send(onArchive)}>
            {formatMessage(itemText.archive)}
          </Button>
          <FieldHelp>{formatMessage(itemText.archiveHelp)}</FieldHelp>
        </Last>
      )}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${token("sp-5")};
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-m")}), 1fr));
  gap: ${token("sp-4")};
`;

const Last = styled.div`
  padding-block-start: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
