import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { FoundCount } from "./FoundCount.tsx";
import type { FilterBarProps } from "./filterParts.ts";
import { PhoneFilters } from "./PhoneFilters.tsx";

/** 条件の列。スマートフォンでは、ひとつの条件と絞り込みのボタンになる。 */
export function FilterBar(props: FilterBarProps) {
  const isMobile = useMedia(media.mobile);
  return isMobile ? <PhoneFilters {...props} /> : <InRow {...props} />;
}

function InRow(props: FilterBarProps) {
  const { filters, mode, button, count, caption, found, done, onReset, end, ...rest } = props;

  return (
    <Row {...rest}>
      {filters.map(({ id, control }) => (
        <div key={id} data-part="control">
          {control({ wide: false })}
        </div>
      ))}
      <div data-part="end">
        <FoundCount>{found}</FoundCount>
        {end}
      </div>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;

  & > [data-part="control"] {
    min-width: 0;
    max-width: 100%;
  }
  & > [data-part="end"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${token("sp-2")};
    margin-inline-start: auto;
  }
  @media ${media.desktop} {
    gap: ${token("sp-3")};
  }
`;
