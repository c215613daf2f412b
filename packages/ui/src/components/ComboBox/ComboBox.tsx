import { type ComponentPropsWithRef, useMemo } from "react";
import { ComboBox as Behaviour, Input, Button as OpenButton } from "react-aria-components/ComboBox";
import { Group } from "react-aria-components/Group";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { comboBoxText } from "../../copy/controls/comboBox.ts";
import { searchFinds } from "../../format/kana.ts";
import { token } from "../../tokens/theme.ts";
import { type ControlTexts, LabelledControl } from "../Field/LabelledControl.tsx";
import { pickerFrameStyle } from "../Field/pickerStyle.ts";
import { Icon } from "../Icon/Icon.tsx";
import { chevronDownIcon } from "../Icon/icons.ts";
import { JapaneseBehaviour } from "../JapaneseBehaviour/JapaneseBehaviour.tsx";
import { ClearButton } from "./ClearButton.tsx";
import { ComboBoxList } from "./ComboBoxList.tsx";
import { type ComboBoxOption, entriesOf, searchTexts } from "./comboBoxOption.ts";

export type ComboBoxProps<Option extends ComboBoxOption> = Omit<
  ComponentPropsWithRef<"input">,
  "value" | "defaultValue" | "onChange" | "type" | "role" | "children" | "list" | "size"
> &
  ControlTexts & {
    /** 並べた順に出る。 */
    options: readonly Option[];
    /** 選ばれているものの id。なければ null。 */
    value: string | null;
    onChange: (id: string | null) => void;
  };

/** 打って探し、ひとつ選ぶ。漢字・かな・ローマ字のどれで打っても見つかる。 */
export function ComboBox<Option extends ComboBoxOption>({
  label,
  error,
  help,
  optional,
  id,
  name,
  required,
  disabled,
  readOnly,
  options,
  value,
  onChange,
  "aria-describedby": describedBy,
  ...rest
}: ComboBoxProps<Option>) {
  const { formatMessage } = useIntl();
  const entries = useMemo(() => entriesOf(options), [options]);
  const texts = useMemo(() => searchTexts(options), [options]);

  return (
    <JapaneseBehaviour>
      <LabelledControl {...{ label, error, help, optional, required, id, describedBy }} labelPlace="above">
        {(control) => (
          <Behaviour
            aria-label={label}
            aria-describedby={control["aria-describedby"]}
            id={control.id}
            name={name}
            value={value}
            onChange={(key) => onChange(key === null ? null : String(key))}
            defaultItems={entries}
            defaultFilter={(text, typed) => searchFinds(texts.get(text) ?? "", typed)}
            allowsEmptyCollection
            isInvalid={control["aria-invalid"] ?? false}
            isRequired={required ?? false}
            isDisabled={disabled ?? false}
            isReadOnly={readOnly ?? false}
            validationBehavior="aria"
          >
            <Frame data-place="above">
              <Typed autoComplete="off" {...rest} />
              {value !== null && !disabled && !readOnly && <ClearButton label={label} onClear={() => onChange(null)} />}
              <OpenButton aria-label={formatMessage(comboBoxText.open)}>
                <Icon path={chevronDownIcon} size="s" />
              </OpenButton>
            </Frame>
            <ComboBoxList />
          </Behaviour>
        )}
      </LabelledControl>
    </JapaneseBehaviour>
  );
}

const Frame = styled(Group)`
  ${pickerFrameStyle}
`;

const Typed = styled(Input)`
  flex: 1;
  width: 0;
  align-self: stretch;
  padding: 0 0 0 ${token("sp-3")};
  border: 0;
  background: none;
  color: inherit;
  font-size: inherit;
  text-overflow: ellipsis;

  &,
  &:focus-visible {
    outline: 0;
  }
`;
