import { changeShown, type PitchCode, type PitchReading, roundToOneDecimal, type Span } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { Delta } from "../../components/Delta/Delta.tsx";
import { PitchLabel } from "../../components/PitchLabel/PitchLabel.tsx";
import { spanWords } from "../../components/SpanChoice/spanWords.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { pitchTypesText } from "../../copy/analyzer/reportPitching.ts";
import type { CsvColumn } from "../../format/csv.ts";
import { PitchShare } from "./parts/PitchShare.tsx";
import type { ThrownPitch } from "./parts/thrownPitch.ts";

export function pitchColumns(
  intl: IntlShape,
  { period, reading }: { period: Span; reading: PitchReading },
): readonly TableColumn<ThrownPitch, "pitch">[] {
  const { formatMessage } = intl;
  const header = (id: keyof typeof pitchTypesText) => formatMessage(pitchTypesText[id]);

  return [
    {
      id: "pitch",
      header: header("pitch"),
      rowHeader: true,
      cell: ({ code }) => <PitchLabel code={code} reading={reading} />,
    },
    { id: "share", header: header("share"), cell: (pitch) => <PitchShare pitch={pitch} /> },
    {
      id: "count",
      header: header("count"),
      align: "end",
      cell: ({ count }) => <UnitNumber value={count} digits={0} />,
    },
    {
      id: "mean",
      header: header("csvMean"),
      align: "end",
      cell: ({ mean }) => <UnitNumber value={mean} size="m" />,
    },
    {
      id: "max",
      header: header("csvMax"),
      align: "end",
      cell: ({ max }) => <UnitNumber value={max?.value ?? null} />,
    },
    {
      id: "before",
      header: spanWords(intl, period).before,
      align: "end",
      cell: ({ mean, mean_before }) => (
        <Delta value={mean === null || mean_before === null ? null : changeShown(mean, mean_before)} />
      ),
    },
  ];
}

export function pitchCsvColumns(
  { formatMessage }: IntlShape,
  nameOf: (code: PitchCode) => string,
): readonly CsvColumn<ThrownPitch>[] {
  const column = (id: keyof typeof pitchTypesText, value: CsvColumn<ThrownPitch>["value"]) => ({
    header: formatMessage(pitchTypesText[id]),
    value,
  });

  return [
    column("pitch", ({ code }) => nameOf(code)),
    column("count", ({ count }) => count),
    column("csvShare", ({ share }) => rounded(share)),
    column("csvMean", ({ mean }) => rounded(mean)),
    column("csvMax", ({ max }) => rounded(max?.value ?? null)),
    column("csvMaxDay", ({ max }) => max?.day ?? null),
    column("csvBefore", ({ mean_before }) => rounded(mean_before)),
    column("csvGap", ({ gap }) => rounded(gap)),
  ];
}

const rounded = (value: number | null) => (value === null ? null : roundToOneDecimal(value));
