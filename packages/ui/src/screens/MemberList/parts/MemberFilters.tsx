import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FilterButton } from "../../../components/FilterSheet/FilterButton.tsx";
import { SearchField } from "../../../components/SearchField/SearchField.tsx";
import { GenderSegment } from "../../../components/Segment/GenderSegment.tsx";
import { GradeSegment } from "../../../components/Segment/GradeSegment.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { memberFilterText, memberListText, memberListValueText } from "../../../copy/members/memberList.ts";
import { membersText, memberValueText } from "../../../copy/members/members.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
import { media, token } from "../../../tokens/theme.ts";
import type { MemberListView } from "../view.ts";
import { MemberAddButtons } from "./MemberAddButtons.tsx";
import { fetchFilterSheet } from "./parts.ts";
import { StatusSelect } from "./StatusSelect.tsx";
import { useFilterWords } from "./useFilterWords.ts";

export type MemberFiltersProps = {
  view: MemberListView;
  /** `null` while the members are loading. */
  found: { hits: number; total: number } | null;
  analyzerAvailable: boolean;
  loadPart: LoadPart;
  onChange: (change: Partial<MemberListView>) => void;
};

/** 学年・性別・状況・名前の絞り込みと、加えるボタン。スマートフォンでは検索欄とボタンひとつになる。 */
export function MemberFilters(props: MemberFiltersProps) {
  return useMedia(media.mobile) ? <FiltersOnPhone {...props} /> : <FiltersInRow {...props} />;
}

function FiltersInRow({ view, found, analyzerAvailable, onChange }: MemberFiltersProps) {
  return (
    <Cluster
      end={
        <Adding>
          <MemberAddButtons />
        </Adding>
      }
    >
      <GradeSegment value={view.grade} onChange={(grade) => onChange({ grade })} />
      <GenderSegment value={view.gender} onChange={(gender) => onChange({ gender })} />
      <SelectSlot>
        <StatusSelect
          analyzerAvailable={analyzerAvailable}
          value={view.status}
          onChange={(status) => onChange({ status })}
        />
      </SelectSlot>
      <SearchSlot>
        <NameSearch value={view.q} onChange={(q) => onChange({ q })} />
      </SearchSlot>
      <VisuallyHidden>
        <FoundCount found={found} />
      </VisuallyHidden>
    </Cluster>
  );
}

function FiltersOnPhone(props: MemberFiltersProps) {
  const { view, found, loadPart, onChange } = props;
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const MemberFilterSheet = usePart(isOpen, { load: loadPart, fetchPart: fetchFilterSheet, onMissing: close });
  const { count, shown, order } = useFilterWords(view);

  return (
    <Phone>
      <div data-part="row">
        <NameSearch value={view.q} onChange={(q) => onChange({ q })} />
        <FilterButton
          label={
            count === 0
              ? formatMessage(memberFilterText.filter)
              : formatMessage(memberListValueText.filterWith, { count })
          }
          count={count}
          onClick={() => setOpen(true)}
        />
      </div>
      <div data-part="now">
        <span>{formatMessage(memberListValueText.now, { filter: shown, order })}</span>
        <FoundCount found={found} />
      </div>
      {MemberFilterSheet && (
        <MemberFilterSheet {...props} hits={found?.hits ?? 0} isFiltered={count > 0} onClose={close} />
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
    <Count role="status" aria-label={formatMessage(memberListText.found)}>
      {found &&
        (found.hits === found.total
          ? formatMessage(memberValueText.count, found)
          : formatMessage(memberValueText.narrowed, found))}
    </Count>
  );
}

const SearchSlot = styled.div`
  flex: 0 1 calc(2 * ${token("cell-s")});
  min-width: calc(2 * ${token("sp-10")});
`;

/** As wide as 「すべての状況」; the longest of them would be twice as wide. */
const SelectSlot = styled.div`
  display: grid;
  width: calc(${token("cell-s")} + 2 * ${token("sp-6")});
`;

const Adding = styled.div`
  display: flex;
  gap: ${token("sp-3")};
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
