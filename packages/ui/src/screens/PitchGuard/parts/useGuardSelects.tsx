import { useIntl } from "react-intl";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { useOrderFilter } from "../../../components/FilterBar/useOrderFilter.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { guardColumnText, guardOrderText, guardStateFilterText } from "../../../copy/practice/pitchGuard.ts";
import { defaultPitchGuardView, guardStateFilters, type PitchGuardView } from "./guardView.ts";

type GuardSelectsProps = { view: PitchGuardView; onViewChange: (change: Partial<PitchGuardView>) => void };

/** 状態の絞り込みと、ルールごとのまとまりの中の並び順。 */
export function useGuardSelects({ view, onViewChange }: GuardSelectsProps): Record<"state" | "order", FilterPart> {
  const { formatMessage } = useIntl();
  const { page } = defaultPitchGuardView;
  const state = formatMessage(guardColumnText.state);

  return {
    state: {
      id: "state",
      label: state,
      control: () => (
        <FilterSelect
          label={state}
          value={view.state ?? ""}
          options={[
            { value: "", label: formatMessage(guardStateFilterText.all) },
            ...guardStateFilters.map((value) => ({ value, label: formatMessage(guardStateFilterText[value]) })),
          ]}
          onChange={({ target }) =>
            onViewChange({ state: guardStateFilters.find((value) => value === target.value) ?? null, page })
          }
        />
      ),
    },
    order: useOrderFilter({
      words: guardOrderText,
      value: view.order,
      onChange: (order) => onViewChange({ order, page }),
    }),
  };
}
