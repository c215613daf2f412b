import { measurement, type PitchCode, type PitchingDays, type PitchReading, pitchCodes } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { FieldGroup } from "../../../components/Field/FieldGroup.tsx";
import { FilterBar } from "../../../components/FilterBar/FilterBar.tsx";
import type { FilterPart } from "../../../components/FilterBar/filterParts.ts";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { usePitchName } from "../../../components/PitchLabel/usePitchName.ts";
import { usePitchedBallFilter } from "../../../components/ReportFrame/usePitchedBallFilter.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { pitchingResultsText, pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import { shortRange } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { type LoadPart, usePart } from "../../../state/usePart.ts";
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
  const DateRangeField = usePart(true, { load: loadPart, fetchPart });
  const range = rangeOf(days, view);
  const codes = offered(days, view.pitch);
  const wordOf = (code: PitchCode) => (code === every ? word("everyPitch") : pitchName(code).spoken);

  const dates: FilterPart = {
    id: "days",
    label: word("days"),
    control: () =>
      DateRangeField && range ? (
        <DateRangeField
          label={word("days")}
          labelPlace="hidden"
          value={range}
          today={today}
          max={today}
          onChange={(chosen) => onChange(chosen)}
        />
      ) : (
        <Skeleton shape="control" />
      ),
  };
  const pitch: FilterPart = {
    id: "pitch",
    label: word("pitch"),
    control: () => (
      <Select
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
        count={Number(view.start !== null || view.end !== null) + Number(view.ball !== null)}
        caption={[...(range ? [shortRange(range)] : []), wordOf(view.pitch)].join("・")}
        found={days ? formatMessage(pitchingResultsValueText.found, { count: days.total }) : undefined}
        done={days ? formatMessage(pitchingResultsValueText.done, { count: days.total }) : word("show")}
        onReset={() => onChange({ start: null, end: null, ball: null })}
        end={end}
      />
      {!isMobile && (
        <FieldGroup label={word("pitch")} labelPlace="hidden">
          <Cluster>
            {codes.map((code) => (
              <Chip key={code} selected={view.pitch === code} onClick={() => onChange({ pitch: code })}>
                {code === every ? word("all") : <PitchLabel code={code} reading={reading} />}
              </Chip>
            ))}
          </Cluster>
        </FieldGroup>
      )}
    </>
  );
}

/** The chosen range comes before the loaded one, because it is the coach's latest choice. */
function rangeOf(days: PitchingDays | null, { start, end }: PitchingResultsView) {
  if (start !== null && end !== null) return { start, end };
  return days?.range ?? null;
}

/** All types, then those thrown in the range; a type chosen elsewhere stays offered, so that it can be deselected. */
const offered = (days: PitchingDays | null, chosen: PitchCode): readonly PitchCode[] =>
  pitchCodes.filter((code) => code === every || code === chosen || days?.codes.includes(code));

const every = measurement.everyPitchType;
const fetchPart = async () => (await import("../../../components/DateRangeField/DateRangeField.tsx")).DateRangeField;
