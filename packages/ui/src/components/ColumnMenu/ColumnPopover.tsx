import type { RefObject } from "react";
import { Dialog, Popover } from "react-aria-components/Popover";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { columnMenuText } from "../../copy/controls/columnMenu.ts";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import type { ColumnMenuProps, MenuColumn } from "./menuColumn.ts";

export type ColumnPopoverProps = Pick<ColumnMenuProps, "columns" | "hidden" | "onHiddenChange"> & {
  trigger: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
};

/** 列のチェックのならび。選ぶとすぐに表が変わる。 */
export function ColumnPopover({ trigger, columns, hidden, onHiddenChange, onClose }: ColumnPopoverProps) {
  const { formatMessage } = useIntl();
  const isDesktop = useMedia(media.desktop);
  const title = formatMessage(columnMenuText.columns);

  const noteOn = ({ rowHeader, hideBelow }: MenuColumn) => {
    if (rowHeader) return formatMessage(columnMenuText.required);
    return hideBelow && !isDesktop ? formatMessage(columnMenuText.tooNarrow) : null;
  };
  const handleColumn = (id: string, isShown: boolean) =>
    onHiddenChange(isShown ? hidden.filter((other) => other !== id) : [...hidden, id]);

  return (
    <Sheet
      triggerRef={trigger}
      isOpen
      placement="bottom end"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Columns aria-label={title}>
        <ul>
          {columns
            .filter(({ kind }) => kind === undefined)
            .map((column) => {
              const note = noteOn(column);
              return (
                <li key={column.id}>
                  <Checkbox
                    label={column.header}
                    checked={note === null || column.rowHeader ? !hidden.includes(column.id) : false}
                    disabled={note !== null}
                    onChange={({ target }) => handleColumn(column.id, target.checked)}
                  />
                  {note && <Note>{note}</Note>}
                </li>
              );
            })}
        </ul>
        <Button variant="ghost" size="s" wide onClick={() => onHiddenChange([])}>
          {formatMessage(columnMenuText.reset)}
        </Button>
      </Columns>
    </Sheet>
  );
}

const Sheet = styled(Popover)`
  min-width: ${token("menu")};
  max-width: calc(100vw - 2 * ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  box-shadow: ${token("shadow-2")};
  overflow: auto;
`;

const Columns = styled(Dialog)`
  &,
  &:focus-visible {
    outline: none;
  }
`;

const Note = styled.small`
  display: block;
  margin-block: calc(-1 * ${token("sp-2")}) ${token("sp-2")};
  padding-inline-start: calc(${token("icon")} + ${token("sp-2")});
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
