import { measurement, type PitchCode, type PitchingDays, type PitchReading, pitchCodes } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FilterChips } from "../../../components/Chip/FilterChips.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { usePitchedBallFilter } from "../../../components/ReportFrame/usePitchedBallFilter.tsx";
import { useRangeFilter } from "../../../components/ReportFrame/useRangeFilter.tsx";
import { FilterSelect } from "../../../components/Select/FilterSelect.tsx";
import { pitchingResultsText, pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import { shortRange } from "../../../format/calendar.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import type { LoadPart } from "../../../state/usePart.ts";
import { media } from "../../../tokens/theme.ts";
import type { PitchingResultsView } from "../view.ts";

export type ResultsFiltersProps = {
  days: PitchingDays | null;
  view: PitchingResultsView;
  today: string;
  reading: PitchReading;
  onChange: (change: Partial<PitchingResultsView>) => void;
  end: ReactNode;
  loadPart: LoadPart;
};

/** 日付と球種と使用球。スマートフォンでは球種だけを外に残す。 */
export function ResultsFilters({ days, view, today, reading, onChange, end, loadPart }: ResultsFiltersProps) {
  const { formatMessage } = useIntl();
  const word = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);
  const isMobile = useMedia(media.mobile);
  const pitchName = usePitchName(reading);
  const ball = usePitchedBallFilter({ pool: days, onChange: (chosen) => onChange({ ball: chosen }) });
  const { filter: dates, range, isNarrowed } = useRangeFilter({ found: days?.range, view, today, onChange, loadPart });
  const codes = offered(days, view.pitch);
  const wordOf = (code: PitchCode) => (code === every ? word("everyPitch") : pitchName(code).spoken);

  const pitch: FilterPart = {
    id: "pitch",
    label: word("pitch"),
    control: () => (
      <FilterSelect
        label={word("pitch")}
        options={codes.map((code) => ({ value: `${code}`, label: wordOf(code) }))}
        value={`${view.pitch}`}
        onChange={({ target }) => onChange({ pitch: pitchCodes.find((code) => `${code}` === target.value) ?? every })}
      />
    ),
  };

  return (
    <>
      <FilterBar
        role="group"
        aria-label={word("filters")}
        filters={isMobile ? [dates, pitch, ...ball] : [dates, ...ball]}
        mode="pitch"
        count={Number(isNarrowed) + Number(view.ball !== null)}
        caption={[...(range ? [shortRange(range)] : []), wordOf(view.pitch)].join("・")}
        found={days ? formatMessage(pitchingResultsValueText.found, { count: days.total }) : undefined}
        done={days ? formatMessage(pitchingResultsValueText.done, { count: days.total }) : word("show")}
        onReset={() => onChange({ start: null, end: null, ball: null })}
        end={end}
      />
      {!isMobile && (
        <FieldGroup label={word("pitch")} labelPlace="hidden">
          <Cluster>
            <FilterChips
              options={codes.map((code) => ({
                value: code,
                label: code === every ? word("all") : <PitchLabel code={code} reading={reading} />,
              }))}
              value={view.pitch}
              onChange={(code) => onChange({ pitch: code })}
            />
          </Cluster>
        </FieldGroup>
      )}
    </>
  );
}

/** All of them, then those thrown in these days; a type that was chosen elsewhere stays, so that it can be left. */
const offered = (days: PitchingDays | null, chosen: PitchCode): readonly PitchCode[] =>
  pitchCodes.filter((code) => code === every || code === chosen || days?.codes.includes(code));

const every = measurement.everyPitchType;
