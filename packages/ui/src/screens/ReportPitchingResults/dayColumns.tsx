import type { PitchCode, PitchingDays, PitchReading } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { VideoPoster } from "../../components/BallVideo/VideoPoster.tsx";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { pitchingResultsText } from "../../copy/analyzer/reportPitching.ts";
import { unitText } from "../../copy/controls/units.ts";
import { DayMax } from "./parts/DayMax.tsx";
import { PitchMix } from "./parts/PitchMix.tsx";
import type { PitchingDaySort } from "./view.ts";

type Column = TableColumn<PitchingDays["rows"][number], PitchingDaySort>;
type Shown = { pitch: PitchCode; reading: PitchReading; dayWord: (day: string) => string };

export function dayColumns({ formatMessage }: IntlShape, { pitch, reading, dayWord }: Shown): readonly Column[] {
  const header = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);

  return [
    {
      id: "video",
      header: header("video"),
      cell: ({ video_id, poster }) => <VideoPoster hasVideo={video_id !== null} src={poster} />,
    },
    {
      id: "date",
      header: header("date"),
      rowHeader: true,
      cell: ({ date }) => <b>{dayWord(date)}</b>,
      sortKey: ({ date }) => date,
      firstDir: "desc",
    },
    {
      id: "count",
      header: header("count"),
      align: "end",
      cell: ({ count }) => <UnitNumber value={count} unit={formatMessage(unitText.ball)} digits={0} />,
      sortKey: ({ count }) => count,
      firstDir: "desc",
    },
    {
      id: "mean",
      header: header(pitch === 0 ? "straightMean" : "mean"),
      align: "end",
      cell: ({ mean }) => <UnitNumber value={mean} size="m" />,
      sortKey: ({ mean }) => mean,
      firstDir: "desc",
    },
    {
      id: "max",
      header: header("max"),
      align: "end",
      cell: (day) => <DayMax day={day} />,
      sortKey: ({ max }) => max,
      firstDir: "desc",
    },
    { id: "mix", header: header("mix"), cell: ({ mix }) => <PitchMix mix={mix} reading={reading} /> },
  ];
}
