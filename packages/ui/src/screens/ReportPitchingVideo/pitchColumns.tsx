import type { PitchReading } from "@kyuseki/domain";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { standardZone, zoneHeight } from "../../charts/Zone/zonePlace.ts";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { signed } from "../../components/Delta/signed.ts";
import { PitchLabel } from "../../components/PitchLabel/PitchLabel.tsx";
import { pitchingVideoText } from "../../copy/analyzer/reportVideo.ts";
import { zoneHeightText } from "../../copy/charts/chartKinds.ts";
import { timeOf } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import type { DayPitch } from "./parts/dayPitches.ts";

type Column = TableColumn<DayPitch, "number">;
type Shown = {
  pitches: readonly DayPitch[];
  reading: PitchReading;
  linkTo: (pitch: DayPitch) => ReactNode;
};

/** Columns for spin and location only where a pitch of the day has them. */
export function pitchColumns({ formatMessage }: IntlShape, { pitches, reading, linkTo }: Shown): readonly Column[] {
  const header = (id: keyof typeof pitchingVideoText) => formatMessage(pitchingVideoText[id]);
  const spin: Column = {
    id: "spin",
    header: header("spin"),
    align: "end",
    numeric: "plain",
    hideBelow: "desktop",
    cell: ({ ball: { spin_rate } }) => (spin_rate === null ? "–" : decimal(spin_rate, 0)),
  };
  const place: Column = {
    id: "place",
    header: header("place"),
    cell: ({ location }) => (location ? formatMessage(zoneHeightText[zoneHeight(location, standardZone)]) : "–"),
  };

  return [
    { id: "number", header: header("number"), rowHeader: true, cell: linkTo },
    { id: "pitch", header: header("pitch"), cell: ({ code }) => <PitchLabel code={code} reading={reading} /> },
    {
      id: "speed",
      header: header("speed"),
      align: "end",
      numeric: "key",
      cell: ({ ball: { speed } }) => (speed === null ? "–" : decimal(speed, 1)),
    },
    {
      id: "gap",
      header: header("gap"),
      align: "end",
      numeric: "plain",
      cell: ({ gap }) => (gap === null ? "–" : signed(gap, 1)),
    },
    ...(pitches.some(({ ball }) => ball.spin_rate !== null) ? [spin] : []),
    ...(pitches.some(({ location }) => location !== null) ? [place] : []),
    { id: "time", header: header("time"), align: "end", cell: ({ ball: { datetime } }) => timeOf(datetime) },
  ];
}
