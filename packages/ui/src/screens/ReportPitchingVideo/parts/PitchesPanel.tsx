import { type PageSize, type PitchReading, tablePages } from "@kyuseki/domain";
import { type ReactNode, useState } from "react";
import { type IntlShape, useIntl } from "react-intl";
import styled from "styled-components";
import { type StrikeZone, zoneHeight } from "../../../charts/Zone/zonePlace.ts";
import { linkToBall } from "../../../components/BallVideo/openBall.ts";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { signed } from "../../../components/Delta/signed.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingVideoText, reportVideoValueText } from "../../../copy/analyzer/reportVideo.ts";
import { zoneHeightText } from "../../../copy/charts/zone.ts";
import { timeOf } from "../../../format/date.ts";
import { decimal } from "../../../format/decimal.ts";
import type { DayPartProps } from "./dayPart.ts";
import type { DayPitch } from "./dayPitches.ts";

/** この日の一球ごとの結果。いまの球のページが開いている。 */
export function PitchesPanel({ pitches, ballId, zone, reading, onOpen }: Omit<DayPartProps, "charts">) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const index = pitches.findIndex(({ ball }) => ball.id === ballId);
  const [size, setSize] = useState<PageSize>(tablePages.defaultSize);
  const [turned, setTurned] = useState<{ ballId: number; page: number } | null>(null);
  // A page chosen by hand stays until another ball is opened.
  const page = turned?.ballId === ballId ? turned.page : Math.floor(Math.max(0, index) / size) + 1;
  const word = (id: keyof typeof pitchingVideoText) => formatMessage(pitchingVideoText[id]);
  const linkTo = ({ ball, number }: DayPitch) => (
    <Numbered {...linkToBall(ball, onOpen)} aria-current={ball.id === ballId ? "page" : undefined}>
      {formatMessage(reportVideoValueText.numbered, { number })}
    </Numbered>
  );

  return (
    <Panel flush title={word("results")} caption={word("choose")}>
      <DataTable<DayPitch, "number">
        caption={word("results")}
        columns={pitchColumns(intl, { pitches, zone, reading, linkTo })}
        rows={pitches.slice((page - 1) * size, page * size)}
        rowId={({ ball }) => ball.id}
        card={(pitch) => (
          <CardRow
            lead={<VideoPoster hasVideo={pitch.video !== null} src={pitch.video?.poster ?? null} />}
            name={
              <>
                {linkTo(pitch)} <PitchLabel code={pitch.code} reading={reading} />
              </>
            }
            end={<UnitNumber value={pitch.ball.speed} unit={word("kmh")} size="m" />}
            facts={[{ label: word("time"), value: timeOf(pitch.ball.datetime), plain: true }]}
          />
        )}
        view={{ ...inOrder, page, size }}
        onViewChange={(change) => {
          if (change.size !== undefined) setSize(change.size);
          setTurned({ ballId, page: change.page ?? 1 });
        }}
        pages={{ total: pitches.length, page, size }}
        emphasis={({ ball }) => (ball.id === ballId ? "current" : null)}
        density="tight"
        empty={null}
      />
    </Panel>
  );
}

type Column = TableColumn<DayPitch, "number">;

type Shown = {
  pitches: readonly DayPitch[];
  zone: StrikeZone;
  reading: PitchReading;
  linkTo: (pitch: DayPitch) => ReactNode;
};

/** Columns for the distance from the mean, spin and location only where a pitch of the day has them. */
function pitchColumns({ formatMessage }: IntlShape, { pitches, zone, reading, linkTo }: Shown): readonly Column[] {
  const header = (id: keyof typeof pitchingVideoText) => formatMessage(pitchingVideoText[id]);
  const spin: Column = {
    id: "spin",
    header: header("spin"),
    align: "end",
    numeric: "plain",
    hideBelow: "desktop",
    cell: ({ ball: { spin_rate } }) => (spin_rate === null ? "–" : decimal(spin_rate, 0)),
  };
  const fromMean: Column = {
    id: "gap",
    header: header("gap"),
    align: "end",
    numeric: "plain",
    cell: ({ gap }) => (gap === null ? "–" : signed(gap, 1)),
  };
  const place: Column = {
    id: "place",
    header: header("place"),
    cell: ({ location }) => (location ? formatMessage(zoneHeightText[zoneHeight(location, zone)]) : "–"),
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
    ...(pitches.some(({ gap }) => gap !== null) ? [fromMean] : []),
    ...(pitches.some(({ ball }) => ball.spin_rate !== null) ? [spin] : []),
    ...(pitches.some(({ location }) => location !== null) ? [place] : []),
    { id: "time", header: header("time"), align: "end", cell: ({ ball: { datetime } }) => timeOf(datetime) },
  ];
}

/** No heading sorts: the pitches keep the order thrown. */
const inOrder = { sort: { id: "number", dir: "asc" } } as const;

const Numbered = styled(Link)`
  white-space: nowrap;
`;
