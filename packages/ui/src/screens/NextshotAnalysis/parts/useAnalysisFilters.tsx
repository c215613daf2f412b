import { memberName, pitchCodes } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { RemovableChip } from "../../../components/Chip/RemovableChip.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { useGradeFilter } from "../../../components/FilterBar/useGradeFilter.tsx";
import { plusIcon } from "../../../components/Icon/icons.ts";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { ReportPeriod } from "../../../components/ReportFrame/ReportPeriod.tsx";
import { usePitchedBallFilter } from "../../../components/ReportFrame/usePitchedBallFilter.tsx";
import { FilterSegment } from "../../../components/Segment/FilterSegment.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { analysisText, analysisValueText } from "../../../copy/analyzer/analysis.ts";
import { reportText } from "../../../copy/analyzer/report.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { ofMode } from "../view.ts";
import type { AnalysisFiltersProps } from "./analysisPart.ts";
import { useConditionGroupFilters } from "./useConditionGroupFilters.tsx";

/** Every filter, in the order of the row. */
export function useAnalysisFilters(props: AnalysisFiltersProps, onChoose: () => void): readonly FilterPart[] {
  const { analysis, members, reading, view, onChange } = props;
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof analysisText) => formatMessage(analysisText[id]);
  const pitchName = usePitchName(reading);
  const pools = useConditionGroupFilters({ pool: analysis, view, onChange });
  const pitched = usePitchedBallFilter({
    pool: view.mode === 2 ? analysis : null,
    onChange: (ball) => onChange({ ball }),
  });
  const chosen = members.filter(({ id }) => view.players.includes(id));

  const mode: FilterPart = {
    id: "mode",
    label: word("mode"),
    control: ({ wide }) => (
      <FilterSegment<"1" | "2">
        label={word("mode")}
        wide={wide}
        value={`${view.mode}`}
        options={[
          { value: "1", label: word(1) },
          { value: "2", label: word(2) },
        ]}
        onChange={(value) => onChange(ofMode(value === "1" ? 1 : 2))}
      />
    ),
  };
  const period: FilterPart = {
    id: "period",
    label: formatMessage(reportText.period),
    control: ({ wide }) => (
      <ReportPeriod
        range={analysis?.range}
        value={view.period}
        onChange={(value) => onChange({ period: value })}
        wide={wide}
      />
    ),
  };
  const grade = useGradeFilter({ value: view.grade, onChange: (value) => onChange({ grade: value }) });
  const pitch: FilterPart = {
    id: "pitch",
    label: word("pitch"),
    control: () => (
      <FilterSelect
        label={word("pitch")}
        value={`${view.pitch}`}
        options={pitchCodes.map((code) => ({
          value: `${code}`,
          label: code === 0 ? word("everyPitch") : pitchName(code).spoken,
        }))}
        onChange={({ target }) => onChange({ pitch: pitchCodes.find((code) => `${code}` === target.value) ?? 0 })}
      />
    ),
  };
  const players: FilterPart = {
    id: "players",
    label: word("players"),
    note: word("playersNote"),
    control: ({ wide }) => (
      <Cluster>
        {chosen.length > mostNamed ? (
          <RemovableChip
            name={formatMessage(analysisValueText.several, { count: chosen.length })}
            onRemove={() => onChange({ players: [] })}
          />
        ) : (
          chosen.map((member) => (
            <RemovableChip
              key={member.id}
              name={memberName(member)}
              onRemove={() => onChange({ players: view.players.filter((id) => id !== member.id) })}
            />
          ))
        )}
        {wide && (
          <Chip icon={plusIcon} onClick={onChoose}>
            {word("choose")}
          </Chip>
        )}
      </Cluster>
    ),
  };

  return [mode, period, grade, ...(view.mode === 1 ? pools : [pitch, ...pitched]), players];
}

/** More players than this are shown as a number. */
const mostNamed = 4;
