import { useId, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { filterText } from "../../copy/controls/filter.ts";
import { tableText } from "../../copy/controls/table.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { token } from "../../tokens/theme.ts";
import { Badge } from "../Badge/Badge.tsx";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevronDownIcon, chevronUpIcon, filterIcon } from "../Icon/icons.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { FoundCount } from "./FoundCount.tsx";
import type { FilterBarProps } from "./filterParts.ts";
import { FilterRow } from "./filterRow.ts";

/** 広い画面で、ひとつの条件のほかを一文にたたむ。文を押すと、条件の列が開く。 */
export function FoldedFilters(props: FilterBarProps) {
  const { filters, mode, button, look, count, caption, note, found, done, onReset, end, ...rest } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const rowId = useId();
  const outside = filters.find(({ id }) => id === mode);
  const inside = filters.filter((part) => part !== outside);
  const word = formatMessage(tableText.filter);

  return (
    <Stack gap="s">
      <FilterRow {...rest}>
        {outside && <div data-part="control">{outside.control({ wide: false })}</div>}
        {inside.length > 0 && (
          <Sentence
            type="button"
            aria-expanded={isOpen}
            aria-controls={isOpen ? rowId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon path={filterIcon} size="s" />
            <VisuallyHidden>{word}</VisuallyHidden>
            <span data-part="now">{caption}</span>
            <Badge count={count} />
            <Icon path={isOpen ? chevronUpIcon : chevronDownIcon} size="s" />
          </Sentence>
        )}
        <div data-part="end">
          {note && <small>{note}</small>}
          <FoundCount>{found}</FoundCount>
          {end}
        </div>
      </FilterRow>
      {isOpen && (
        <FilterRow id={rowId} role="group" aria-label={word}>
          {inside.map(({ id, control }) => (
            <div key={id} data-part="control">
              {control({ wide: false })}
            </div>
          ))}
          {count > 0 && (
            <Button variant="ghost" onClick={onReset}>
              {formatMessage(filterText.clear)}
            </Button>
          )}
        </FilterRow>
      )}
    </Stack>
  );
}

const Sentence = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  min-height: ${token("control-m")};
  padding: ${token("sp-1")} ${token("sp-3")};
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  font-weight: ${token("fw-label")};
  text-align: start;

  &:hover {
    background: ${token("surface-3")};
  }
  & > [data-part="now"] {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
