import type { MeasuredBall } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { BallActions } from "../../../components/BallActions/BallActions.tsx";
import { CorrectedTag } from "../../../components/BallActions/CorrectedTag.tsx";
import { ballHref } from "../../../components/BallVideo/ballVideo.ts";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn } from "../../../components/DataTable/parts/tableColumn.ts";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { PitchLabel } from "../../../components/PitchLabel/PitchLabel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingResultsText, pitchingResultsValueText } from "../../../copy/analyzer/reportPitching.ts";
import { timeOf } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import type { OpenedDayProps } from "./openedDay.ts";
import { useDayWords } from "./useDayWords.ts";

/** 開いた日の投球を、一球ずつ、投げた順に。 */
export function DayPitches(props: OpenedDayProps & { day: string }) {
  const { day, pitches, reading, view, changes, onViewChange, onRetryDay } = props;
  const { formatMessage } = useIntl();
  const dayWord = useDayWords();
  const word = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);

  if (pitches.status === "failed") return <ErrorState code={pitches.code} onRetry={onRetryDay} />;
  if (pitches.status === "loading") {
    return (
      <div role="status" aria-busy="true" aria-label={word("loadingDay")}>
        <Skeleton shape="block" />
      </div>
    );
  }
  const { rows, total } = pitches.value;
  const hasSpin = rows.some(({ spin_rate }) => spin_rate !== null);
  const actions = (ball: MeasuredBall) => <BallActions ball={ball} reading={reading} changes={changes} />;
  const pitchOf = ({ tag_pitch }: MeasuredBall) => <PitchLabel code={tag_pitch ?? 0} reading={reading} />;
  const posterOf = ({ video_id, poster }: MeasuredBall) => <VideoPoster hasVideo={video_id !== null} src={poster} />;
  const spin: TableColumn<MeasuredBall, "time"> = {
    id: "spin",
    header: word("spin"),
    align: "end",
    cell: ({ spin_rate }) => <UnitNumber value={spin_rate} digits={0} />,
  };

  return (
    <DataTable<MeasuredBall, "time">
      caption={formatMessage(pitchingResultsValueText.pitchesOf, { day: dayWord(day) })}
      columns={[
        { id: "video", header: word("video"), cell: posterOf },
        {
          id: "time",
          header: word("time"),
          rowHeader: true,
          cell: (ball) => (
            <>
              <Link href={ballHref(ball)}>{timeOf(ball.datetime)}</Link>
              <CorrectedTag ball={ball} />
            </>
          ),
        },
        { id: "pitch", header: word("pitch"), cell: pitchOf },
        { id: "speed", header: word("speed"), align: "end", cell: ({ speed }) => <UnitNumber value={speed} /> },
        ...(hasSpin ? [spin] : []),
        { id: "actions", header: word("actions"), kind: "actions", align: "end", cell: actions },
      ]}
      rows={rows}
      rowId={({ id }) => id}
      card={(ball) => (
        <CardRow
          href={ballHref(ball)}
          lead={posterOf(ball)}
          name={
            <Cluster>
              {pitchOf(ball)}
              <CorrectedTag ball={ball} />
            </Cluster>
          }
          end={actions(ball)}
          facts={[
            { label: word("time"), value: timeOf(ball.datetime) },
            { label: word("speed"), value: <UnitNumber value={ball.speed} /> },
            ...(hasSpin ? [{ label: word("spin"), value: <UnitNumber value={ball.spin_rate} digits={0} /> }] : []),
          ]}
        />
      )}
      view={{ ...inOrder, page: view.dayPage, size: view.daySize }}
      onViewChange={({ page, size }) =>
        onViewChange({ ...(page !== undefined && { dayPage: page }), ...(size !== undefined && { daySize: size }) })
      }
      pages={total > smallest ? { total, page: view.dayPage, size: view.daySize } : null}
      density="tight"
      empty={<p>{word("noDay")}</p>}
    />
  );
}

/** No heading sorts: the pitches keep their order. */
const inOrder = { sort: { id: "time", dir: "asc" } } as const;
const smallest = 10;
