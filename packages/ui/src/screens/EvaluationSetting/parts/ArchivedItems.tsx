import type { MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Accordion } from "../../../components/Accordion/Accordion.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { itemText, settingValueText } from "../../../copy/team/settings.ts";
import { token } from "../../../tokens/theme.ts";

type ArchivedItemsProps = {
  items: readonly MeasureItem[];
  /** あるときだけ、戻せる。 */
  onReinstate: ((id: number) => void) | undefined;
};

/** 使わない項目。開くと、もう一度使うことにできる。 */
export function ArchivedItems({ items, onReinstate }: ArchivedItemsProps) {
  const { formatMessage } = useIntl();
  if (items.length === 0) return null;

  return (
    <Accordion title={formatMessage(settingValueText.archivedCount, { count: items.length })}>
      <ul aria-label={formatMessage(itemText.archived)}>
        {items.map(({ id, name }) => (
          <Row key={id}>
            <Name>{name}</Name>
            {onReinstate && (
              <Button
                aria-label={formatMessage(settingValueText.reinstateOf, { name })}
                onClick={() => onReinstate(id)}
              >
                {formatMessage(itemText.reinstate)}
              </Button>
            )}
          </Row>
        ))}
      </ul>
    </Accordion>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: calc(${token("touch")} + ${token("sp-2")});
`;

const Name = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;
