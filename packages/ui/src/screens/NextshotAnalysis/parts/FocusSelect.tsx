import { type Analysis, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { analysisChartText, analysisValueText } from "../../../copy/analyzer/analysis.ts";

export type FocusSelectProps = Pick<Analysis, "players"> & {
  value: number | null;
  onChange: (id: number | null) => void;
};

/** 図の中で目立たせる選手。絞り込みではないので、ほかの選手の球も残る。 */
export function FocusSelect({ players, value, onChange }: FocusSelectProps) {
  const { formatMessage } = useIntl();
  return (
    <FilterSelect
      label={formatMessage(analysisChartText.focus)}
      value={String(players.some(({ id }) => id === value) ? value : nobody)}
      options={[
        { value: nobody, label: formatMessage(analysisChartText.noFocus) },
        ...players.map((player) => ({
          value: String(player.id),
          label: formatMessage(analysisValueText.pool, { pool: memberName(player), count: player.count }),
        })),
      ]}
      onChange={({ target }) => onChange(target.value === nobody ? null : Number(target.value))}
    />
  );
}

const nobody = "";
