import { changeShown, type MeasuredBall } from "@kyuseki/domain";
import type { ReactNode } from "react";
import type { IntlShape } from "react-intl";
import { CorrectedTag } from "../../components/BallActions/CorrectedTag.tsx";
import { ballHref } from "../../components/BallVideo/ballVideo.ts";
import { VideoPoster } from "../../components/BallVideo/VideoPoster.tsx";
import type { TableColumn } from "../../components/DataTable/parts/tableColumn.ts";
import { Link } from "../../components/Link/Link.tsx";
import { ResultMark } from "../../components/ResultMark/ResultMark.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { reportBattingText } from "../../copy/analyzer/reportBatting.ts";
import { decimal } from "../../format/decimal.ts";
import { BallTime } from "./parts/BallTime.tsx";
import { DifferenceBar } from "./parts/DifferenceBar.tsx";
import type { BattingResultSort } from "./view.ts";

type Column = TableColumn<MeasuredBall, BattingResultSort>;
type Shown = {
  /** km/h. Differences are from `mean`; the bar is full at `full`. */
  mean: number | null;
  full: number;
  kindOf: (ball: MeasuredBall) => string;
  actions: (ball: MeasuredBall) => ReactNode;
};

export function resultColumns({ formatMessage }: IntlShape, { mean, full, kindOf, actions }: Shown): readonly Column[] {
  const header = (id: keyof typeof reportBattingText) => formatMessage(reportBattingText[id]);
  const measured = (id: "speed" | "angle" | "distance", name: keyof typeof reportBattingText): Column => ({
    id,
    header: header(name),
    align: "end",
    numeric: id === "speed" ? "key" : "plain",
    cell: (ball) => written(ball[id]),
    sortKey: (ball) => ball[id],
    firstDir: "desc",
  });

  return [
    {
      id: "video",
      header: header("videoColumn"),
      cell: ({ video_id, poster }) => <VideoPoster hasVideo={video_id !== null} src={poster} />,
    },
    {
      id: "datetime",
      header: header("dateColumn"),
      rowHeader: true,
      cell: (ball) => (
        <>
          <Link href={ballHref(ball)}>
            <BallTime datetime={ball.datetime} />
          </Link>
          <CorrectedTag ball={ball} />
        </>
      ),
      sortKey: ({ datetime }) => datetime,
      firstDir: "desc",
    },
    { id: "kind", header: header("kindColumn"), hideBelow: "desktop", cell: (ball) => <Tag>{kindOf(ball)}</Tag> },
    measured("speed", "speedColumn"),
    {
      id: "difference",
      header: header("differenceColumn"),
      width: "m",
      cell: (ball) => <DifferenceBar value={differenceFrom(mean, ball)} full={full} />,
    },
    measured("angle", "angleUnitColumn"),
    measured("distance", "distanceColumn"),
    {
      id: "result",
      header: header("resultColumn"),
      cell: ({ batting_result }) => (batting_result === null ? "–" : <ResultMark code={batting_result} />),
    },
    { id: "actions", header: header("actionsColumn"), kind: "actions", align: "end", cell: actions },
  ];
}

export const written = (value: number | null) => (value === null ? "–" : decimal(value, 1));

const differenceFrom = (mean: number | null, { speed }: MeasuredBall) =>
  mean === null || speed === null ? null : changeShown(speed, mean);
