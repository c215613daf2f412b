import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterSheet } from "../../../components/FilterSheet/FilterSheet.tsx";
import { GenderSegment } from "../../../components/Segment/GenderSegment.tsx";
import { GradeSegment } from "../../../components/Segment/GradeSegment.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { filterText } from "../../../copy/controls/filter.ts";
import {
  memberColumnText,
  memberFilterText,
  memberListValueText,
  memberOrderText,
  memberStatusText,
} from "../../../copy/members/memberList.ts";
import { membersText } from "../../../copy/members/members.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Label } from "../../../layout/Text/Label.ts";
import { type MemberListView, memberSorts } from "../view.ts";
import { StatusSelect } from "./StatusSelect.tsx";

export type MemberFilterSheetProps = {
  view: MemberListView;
  hits: number;
  isFiltered: boolean;
  analyzerAvailable: boolean;
  onChange: (change: Partial<MemberListView>) => void;
  onClose: () => void;
};

/** スマートフォンでの絞り込みと並び順。 */
export function MemberFilterSheet(props: MemberFilterSheetProps) {
  const { view, hits, isFiltered, analyzerAvailable, onChange, onClose } = props;
  const { formatMessage } = useIntl();
  const orderLabel = formatMessage(membersText.order);

  return (
    <FilterSheet
      title={formatMessage(memberFilterText.title)}
      reset={
        isFiltered
          ? {
              label: formatMessage(filterText.clear),
              onReset: () => onChange({ grade: null, gender: null, status: null }),
            }
          : undefined
      }
      done={formatMessage(memberListValueText.show, { hits })}
      onClose={onClose}
    >
      <Part label={formatMessage(memberColumnText.grade)}>
        <GradeSegment value={view.grade} onChange={(grade) => onChange({ grade })} wide />
      </Part>
      <Part label={formatMessage(memberColumnText.gender)}>
        <GenderSegment value={view.gender} onChange={(gender) => onChange({ gender })} wide />
      </Part>
      <Part label={formatMessage(memberStatusText.label)}>
        <StatusSelect
          value={view.status}
          analyzerAvailable={analyzerAvailable}
          onChange={(status) => onChange({ status })}
        />
      </Part>
      <Part label={orderLabel}>
        <FilterSelect
          label={orderLabel}
          value={`${view.sort.id}-${view.sort.dir}`}
          options={orders.map(({ value }) => ({ value, label: formatMessage(memberOrderText[value]) }))}
          onChange={({ target }) => {
            const chosen = orders.find(({ value }) => value === target.value);
            if (chosen) onChange({ sort: chosen.sort });
          }}
        />
      </Part>
    </FilterSheet>
  );
}

/** The control names itself. */
function Part({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap="s">
      <Label as="span" aria-hidden="true">
        {label}
      </Label>
      {children}
    </Stack>
  );
}

const firstDirs = {
  grade: ["desc", "asc"],
  name: ["asc", "desc"],
  height: ["desc", "asc"],
  weight: ["desc", "asc"],
} as const;
const orders = memberSorts.flatMap((id) =>
  firstDirs[id].map((dir) => ({ value: `${id}-${dir}` as const, sort: { id, dir } })),
);
