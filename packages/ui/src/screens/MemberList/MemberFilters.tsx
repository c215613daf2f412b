import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FilterButton } from "../../components/FilterSheet/FilterButton.tsx";
import { SearchField } from "../../components/SearchField/SearchField.tsx";
import { memberFilterText, membersText, memberValueText } from "../../copy/members.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { MemberFilterSheet } from "./MemberFilterSheet.tsx";
import { GenderSegment, GradeSegment } from "./MemberSegments.tsx";
import { useFilterWords } from "./useFilterWords.ts";
import type { MemberListView } from "./view.ts";

export type MemberFiltersProps = {
  view: MemberListView;
  /** `null` while the members are on their way. */
  found: { hits: number; total: number } | null;
  onChange: (change: Partial<MemberListView>) => void;
};

/** 学年・性別・名前の絞り込み。スマートフォンでは検索欄とボタンひとつになる。 */
export function MemberFilters(props: MemberFiltersProps) {
  const isMobile = useMedia(media.mobile);
  return isMobile ? <FiltersOnPhone {...props} /> : <FiltersInRow {...props} />;
}

function FiltersInRow({ view, found, onChange }: MemberFiltersProps) {
  return (
    <Cluster end={<FoundCount found={found} />}>
      <GradeSegment value={view.grade} onChange={(grade) => onChange({ grade })} />
      <GenderSegment value={view.gender} onChange={(gender) => onChange({ gender })} />
      <SearchSlot>
        <NameSearch value={view.q} onChange={(q) => onChange({ q })} />
      </SearchSlot>
    </Cluster>
  );
}

function FiltersOnPhone({ view, found, onChange }: MemberFiltersProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { count, shown, order } = useFilterWords(view);

  return (
    <Phone>
      <div data-part="row">
        <NameSearch value={view.q} onChange={(q) => onChange({ q })} />
        <FilterButton
          label={
            count === 0 ? formatMessage(memberFilterText.filter) : formatMessage(memberValueText.filterWith, { count })
          }
          count={count}
          onClick={() => setOpen(true)}
        />
      </div>
      <div data-part="now">
        <span>{formatMessage(memberValueText.now, { filter: shown, order })}</span>
        <FoundCount found={found} />
      </div>
      {isOpen && (
        <MemberFilterSheet
          view={view}
          hits={found?.hits ?? 0}
          isFiltered={count > 0}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </Phone>
  );
}

function NameSearch(props: { value: string; onChange: (q: string) => void }) {
  const { formatMessage } = useIntl();
  return <SearchField {...props} label={formatMessage(membersText.search)} />;
}

function FoundCount({ found }: Pick<MemberFiltersProps, "found">) {
  const { formatMessage } = useIntl();
  return (
    <Count role="status">
      {found &&
        (found.hits === found.total
          ? formatMessage(memberValueText.count, found)
          : formatMessage(memberValueText.narrowed, found))}
    </Count>
  );
}

const SearchSlot = styled.div`
  flex: 0 1 15rem;
  min-width: 9rem;
`;

const Count = styled.span`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  white-space: nowrap;
`;

const Phone = styled.div`
  & > [data-part="row"] {
    display: flex;
    gap: ${token("sp-2")};
  }
  & > [data-part="row"] > :first-child {
    flex: 1;
    min-height: ${token("control-l")};
  }
  & > [data-part="now"] {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${token("sp-3")};
    padding: ${token("sp-2")} ${token("rule")} 0;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
`;
