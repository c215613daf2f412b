import { useIntl } from "react-intl";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { guardOrders } from "../../../components/GuardTable/guardGroups.ts";
import { Select } from "../../../components/Select/Select.tsx";
import { guardColumnText, guardOrderText, guardStateFilterText } from "../../../copy/practice/pitchGuard.ts";
import { defaultPitchGuardView, guardStateFilters, type PitchGuardView } from "./guardView.ts";

type GuardSelectsProps = { view: PitchGuardView; onViewChange: (change: Partial<PitchGuardView>) => void };

/** 状態の絞り込みと、ルールごとのまとまりの中の並び順。 */
export function useGuardSelects({ view, onViewChange }: GuardSelectsProps): Record<"state" | "order", FilterPart> {
  const { formatMessage } = useIntl();
  const { page } = defaultPitchGuardView;
  const state = formatMessage(guardColumnText.state);
  const order = formatMessage(guardOrderText.label);

  return {
    state: {
      id: "state",
      label: state,
      control: () => (
        <Select
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
    order: {
      id: "order",
      label: order,
      control: () => (
        <Select
          label={order}
          value={view.order}
          options={guardOrders.map((value) => ({ value, label: formatMessage(guardOrderText[value]) }))}
          onChange={({ target }) => {
            const chosen = guardOrders.find((value) => value === target.value);
            if (chosen) onViewChange({ order: chosen, page });
          }}
        />
      ),
    },
  };
}
