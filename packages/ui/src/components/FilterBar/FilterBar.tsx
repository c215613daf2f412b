import { useMedia } from "../../layout/useMedia.ts";
import { media } from "../../tokens/theme.ts";
import { FoldedFilters } from "./FoldedFilters.tsx";
import { FoundCount } from "./FoundCount.tsx";
import type { FilterBarProps } from "./filterParts.ts";
import { FilterRow } from "./filterRow.ts";
import { PhoneFilters } from "./PhoneFilters.tsx";

/** 条件の列。スマートフォンでは、ひとつの条件と絞り込みのボタンになる。 */
export function FilterBar(props: FilterBarProps) {
  const isMobile = useMedia(media.mobile);
  if (isMobile) return <PhoneFilters {...props} />;
  return props.look === "folded" ? <FoldedFilters {...props} /> : <InRow {...props} />;
}

function InRow(props: FilterBarProps) {
  const { filters, mode, button, look, count, caption, note, found, done, onReset, end, ...rest } = props;

  return (
    <FilterRow {...rest}>
      {filters.map(({ id, control }) => (
        <div key={id} data-part="control">
          {control({ wide: false })}
        </div>
      ))}
      <div data-part="end">
        {note && <small>{note}</small>}
        <FoundCount>{found}</FoundCount>
        {end}
      </div>
    </FilterRow>
  );
}
