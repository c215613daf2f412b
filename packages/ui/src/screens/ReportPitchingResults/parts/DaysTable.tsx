import type { PitchCode, PitchingDays, PitchReading } from "@kyuseki/domain";
import { useMemo } from "react";
import { type IntlShape, useIntl } from "react-intl";
import { VideoPoster } from "../../../components/BallVideo/VideoPoster.tsx";
import { CardRow } from "../../../components/CardRow/CardRow.tsx";
import { DataTable } from "../../../components/DataTable/DataTable.tsx";
import type { TableColumn, TableView } from "../../../components/DataTable/parts/tableColumn.ts";
import type { RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import { OrderSelect } from "../../../components/OrderSelect/OrderSelect.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { pitchingResultsText, pitchingSummaryText } from "../../../copy/analyzer/reportPitching.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { useMedia } from "../../../layout/useMedia.ts";
import { media } from "../../../tokens/theme.ts";
import type { PitchingDaySort } from "../view.ts";
import { DayPitches } from "./DayPitches.tsx";
import type { OpenedDayProps } from "./openedDay.ts";
import { PitchMix } from "./PitchMix.tsx";
import { useDayWords } from "./useDayWords.ts";

type Day = PitchingDays["rows"][number];

/** 日ごとの行。開くと、その日の投球が出る。 */
export function DaysTable(props: OpenedDayProps & { days: PitchingDays; refreshing: boolean }) {
  const { days, refreshing, reading, view, onViewChange, ...opened } = props;
  const intl = useIntl();
  const { formatMessage } = intl;
  const isMobile = useMedia(media.mobile);
  const dayWord = useDayWords();
  const { pitch } = view;
  const columns = useMemo(() => dayColumns(intl, { pitch, reading, dayWord }), [intl, pitch, reading, dayWord]);
  const label = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);

  const handleTable = (change: Partial<TableView<PitchingDaySort>>) => onViewChange({ ...change, day: null });

  return (
    <DataTable<Day, PitchingDaySort>
      caption={label("list")}
      columns={columns}
      rows={days.rows}
      rowId={({ date }) => date}
      card={(day, { toggle }) => (
        <CardRow
          lead={<VideoPoster hasVideo={day.video_id !== null} src={day.poster} />}
          name={<b>{dayWord(day.date)}</b>}
          end={toggle}
          bar={<PitchMix mix={day.mix} reading={reading} />}
          facts={[
            {
              label: label("count"),
              value: <UnitNumber value={day.count} unit={formatMessage(unitText.ball)} digits={0} />,
            },
            { label: label(pitch === 0 ? "straightMean" : "mean"), value: <UnitNumber value={day.mean} /> },
            { label: label("max"), value: <DayMax day={day} /> },
          ]}
        />
      )}
      bar={isMobile && <OrderSelect columns={columns} sort={view.sort} onChange={handleTable} />}
      view={view}
      onViewChange={handleTable}
      refreshing={refreshing}
      pages={{ total: days.total, page: view.page, size: view.size }}
      expansion={{
        open: view.day,
        onOpenChange: (day: RowId | null) => onViewChange({ day: day === null ? null : String(day), dayPage: 1 }),
        nameOf: ({ date }) => dayWord(date),
        detail: ({ date }) => (
          <DayPitches {...opened} day={date} reading={reading} view={view} onViewChange={onViewChange} />
        ),
      }}
      empty={null}
    />
  );
}

type Column = TableColumn<PitchingDays["rows"][number], PitchingDaySort>;

type Shown = { pitch: PitchCode; reading: PitchReading; dayWord: (day: string) => string };

function dayColumns({ formatMessage }: IntlShape, { pitch, reading, dayWord }: Shown): readonly Column[] {
  const header = (id: keyof typeof pitchingResultsText) => formatMessage(pitchingResultsText[id]);
  const figure = (
    id: "count" | "mean" | "max",
    cell: Column["cell"],
    name: keyof typeof pitchingResultsText = id,
  ): Column => ({ id, header: header(name), align: "end", cell, sortKey: (day) => day[id], firstDir: "desc" });

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
      isDay: true,
      firstDir: "desc",
    },
    figure("count", ({ count }) => <UnitNumber value={count} unit={formatMessage(unitText.ball)} digits={0} />),
    figure("mean", ({ mean }) => <UnitNumber value={mean} size="m" />, pitch === 0 ? "straightMean" : "mean"),
    figure("max", (day) => <DayMax day={day} />),
    { id: "mix", header: header("mix"), cell: ({ mix }) => <PitchMix mix={mix} reading={reading} /> },
  ];
}

/** その日の最大。自己ベストなら、そう言う。 */
function DayMax({ day: { max, verdict } }: { day: PitchingDays["rows"][number] }) {
  const { formatMessage } = useIntl();

  return (
    <>
      {verdict === "best" && <Tag tone="best">{formatMessage(measureText.best)}</Tag>}
      {verdict === "confirm" && <Tag tone="w">{formatMessage(pitchingSummaryText.confirm)}</Tag>}{" "}
      <UnitNumber value={max} />
    </>
  );
}
