import type { MeasureItem } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { chevronDownIcon, chevronUpIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { measuringFormText } from "../../../copy/practice/measuringDay.ts";
import { settingValueText } from "../../../copy/team/settings.ts";
import { token } from "../../../tokens/theme.ts";
import { movedTo } from "./dayValues.ts";

export type ItemChoiceProps = {
  items: readonly MeasureItem[];
  /** 選べる項目の id を、並び順で。 */
  order: readonly number[];
  chosen: readonly number[];
  error: string | undefined;
  onChange: (change: { order: readonly number[]; chosen: readonly number[] }) => void;
};

/** 測る項目を選び、並べる。 */
export function ItemChoice({ items, order, chosen, error, onChange }: ItemChoiceProps) {
  const { formatMessage } = useIntl();
  const [moved, setMoved] = useState("");
  const listed = order.flatMap((id) => items.find((item) => item.id === id) ?? []);

  const handleMove = ({ id, name }: MeasureItem, step: 1 | -1) => {
    const next = movedTo(order, id, step);
    if (next === order) return;
    setMoved(formatMessage(settingValueText.moved, { name, place: next.indexOf(id) + 1 }));
    onChange({ order: next, chosen });
  };

  return (
    <FieldGroup
      label={formatMessage(measuringFormText.item_ids)}
      help={formatMessage(measuringFormText.itemsHelp)}
      error={error}
      required
    >
      <ul>
        {listed.map((item, index) => (
          <Row key={item.id}>
            <Checkbox
              name="item_ids"
              label={item.name}
              help={item.unit}
              checked={chosen.includes(item.id)}
              onChange={({ target }) =>
                onChange({
                  order,
                  chosen: target.checked ? [...chosen, item.id] : chosen.filter((id) => id !== item.id),
                })
              }
            />
            <Moves>
              <Move
                icon={chevronUpIcon}
                label={formatMessage(settingValueText.up, { name: item.name })}
                aria-disabled={index === 0 || undefined}
                onClick={() => handleMove(item, -1)}
              />
              <Move
                icon={chevronDownIcon}
                label={formatMessage(settingValueText.down, { name: item.name })}
                aria-disabled={index === listed.length - 1 || undefined}
                onClick={() => handleMove(item, 1)}
              />
            </Moves>
          </Row>
        ))}
      </ul>
      <VisuallyHidden role="status">{moved}</VisuallyHidden>
    </FieldGroup>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token("sp-2")};
  padding-block: ${token("sp-1")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Moves = styled.span`
  flex: none;
  display: flex;
`;

const Move = styled(IconButton)`
  &[aria-disabled="true"] {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;
