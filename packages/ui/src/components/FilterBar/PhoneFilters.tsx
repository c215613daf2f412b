import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { filterText } from "../../copy/controls/filter.ts";
import { tableText, tableValueText } from "../../copy/controls/table.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Label } from "../../layout/Text/Label.ts";
import { token } from "../../tokens/theme.ts";
import { FilterButton } from "../FilterSheet/FilterButton.tsx";
import { FilterSheet } from "../FilterSheet/FilterSheet.tsx";
import { FoundCount } from "./FoundCount.tsx";
import type { FilterBarProps } from "./filterParts.ts";

/** スマートフォンでの絞り込み。ひとつの条件だけを外に残す。 */
export function PhoneFilters(props: FilterBarProps) {
  const { filters, mode, button = "word", look, count, caption, note, found, done, onReset, end, ...rest } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const outside = filters.find(({ id }) => id === mode);
  const inside = filters.filter((part) => part !== outside);
  const word = formatMessage(tableText.filter);

  return (
    <Phone {...rest}>
      <div data-part="row">
        {outside && <div data-part="mode">{outside.control({ wide: true })}</div>}
        {inside.length > 0 && (
          <FilterButton
            look={button}
            label={count === 0 ? word : formatMessage(tableValueText.filterWith, { count })}
            count={count}
            onClick={() => setOpen(true)}
          />
        )}
      </div>
      <div data-part="now">
        <span>{caption}</span>
        {note && <span>{note}</span>}
        <FoundCount>{found}</FoundCount>
      </div>
      {isOpen && (
        <FilterSheet
          title={word}
          reset={count > 0 ? { label: formatMessage(filterText.clear), onReset } : undefined}
          done={done}
          onClose={() => setOpen(false)}
        >
          {inside.map(({ id, label, note, control }) => (
            <Stack gap="s" key={id}>
              {label && (
                <p>
                  <Label aria-hidden="true">{label}</Label>
                  {note && <Note>{note}</Note>}
                </p>
              )}
              {control({ wide: true })}
            </Stack>
          ))}
        </FilterSheet>
      )}
    </Phone>
  );
}

const Phone = styled.div`
  min-width: 0;

  & > [data-part="row"] {
    display: flex;
    align-items: start;
    justify-content: end;
    gap: ${token("sp-2")};
  }
  & > [data-part="row"] > [data-part="mode"] {
    display: grid;
    flex: 1;
    min-width: 0;
  }
  & > [data-part="now"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token("sp-3")};
    padding: ${token("sp-2")} ${token("rule")} 0;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    overflow-wrap: anywhere;
  }
`;

const Note = styled.small`
  margin-inline-start: ${token("sp-2")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;
