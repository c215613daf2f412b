import { gradeGroupOf, type MeasuringDay, type MeasuringSheet, type Member } from "@kyuseki/domain";
import { sheetPlayers, sheetStages } from "@kyuseki/domain/measuringDays";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { PrintPreview } from "../../components/PrintSheet/PrintPreview.tsx";
import { PrintRoom } from "../../components/PrintSheet/PrintRoom.tsx";
import { PrintSkeleton } from "../../components/PrintSheet/PrintSkeleton.tsx";
import { printMeasureText } from "../../copy/practice/printMeasure.ts";
import { useInSlices } from "../../layout/useInSlices.ts";
import type { Loadable } from "../../state/loadable.ts";
import { PlayerPrintSheets } from "./parts/PlayerPrintSheets.tsx";
import { PrintBar, type PrintBarProps, type PrintOptions } from "./parts/PrintBar.tsx";
import { TeamPrintSheets } from "./parts/TeamPrintSheets.tsx";

export type { PrintMeasureView } from "./parts/printMeasureView.ts";

export type PrintMeasureScreenProps = Pick<PrintOptions, "today" | "teamName" | "entryUrl"> &
  Pick<PrintBarProps, "view" | "onViewChange" | "onDay"> & {
    /** 新しい順。 */
    days: Loadable<readonly MeasuringDay[]>;
    /** 選んでいる測定会。測定会がひとつもなければ null。 */
    sheet: Loadable<MeasuringSheet> | null;
    /** それより前の測定会。古い順。選手ごとの紙だけが使う。 */
    before: Loadable<readonly MeasuringSheet[]>;
    members: Loadable<readonly Member[]>;
    onPrint: () => void;
    onRetry: () => void;
  };

/** 測定シート：測定会で書きこむ紙と、選手にわたす紙。 */
export function PrintMeasureScreen(props: PrintMeasureScreenProps) {
  const { today, teamName, days, before, members, entryUrl, view, onPrint, onRetry } = props;
  const { formatMessage } = useIntl();
  const sheet = useInSlices(props.sheet ?? none);
  const needed = [days, members, ...(props.sheet ? [sheet] : []), ...(view.kind === "players" ? [before] : [])];
  const failed = needed.find(({ status }) => status === "failed");
  const ready = sheet.status === "ready" ? sheet.value : null;
  const all = useMemo(
    () => (ready && members.status === "ready" ? sheetPlayers(ready.rows, members.value) : []),
    [ready, members],
  );

  const room = (day?: MeasuringDay) => ({
    title: day ? undefined : formatMessage(printMeasureText.title),
    backHref: `/evaluation-result/measuring-day${day ? `?day=${day.id}` : ""}`,
    back: formatMessage(printMeasureText.back),
  });

  if (failed?.status === "failed") {
    return (
      <PrintRoom {...room()}>
        <ErrorState code={failed.code} onRetry={onRetry} />
      </PrintRoom>
    );
  }
  if (days.status === "ready" && days.value.length === 0) {
    return (
      <PrintRoom {...room()}>
        <EmptyState
          title={formatMessage(printMeasureText.none)}
          action={
            <ButtonLink href="/evaluation-result/measuring-day">{formatMessage(printMeasureText.start)}</ButtonLink>
          }
        >
          {formatMessage(printMeasureText.noneBody)}
        </EmptyState>
      </PrintRoom>
    );
  }
  if (!ready || needed.some(({ status }) => status === "loading")) {
    return (
      <PrintRoom {...room()}>
        <PrintSkeleton />
      </PrintRoom>
    );
  }

  const stages = sheetStages(all);
  const stage = stages.find((each) => each.stage === view.stage)?.stage ?? null;
  const inStage = all.filter(({ member }) => stage === null || gradeGroupOf(member.grade) === stage);
  const chosen = inStage.filter(({ member }) => member.id === view.player);
  const options: PrintOptions = { sheet: ready, stage, today, teamName, entryUrl };

  return (
    <PrintRoom {...room(ready.day)}>
      <PrintBar
        {...props}
        days={days.status === "ready" ? days.value : []}
        day={ready.day}
        stages={stages}
        stage={stage}
        players={inStage}
      />
      {inStage.length === 0 ? (
        <EmptyState title={formatMessage(printMeasureText.nobody)} />
      ) : (
        <PrintPreview onPrint={onPrint}>
          {view.kind === "team" ? (
            <TeamPrintSheets {...options} players={inStage} />
          ) : (
            <PlayerPrintSheets
              {...options}
              players={chosen.length > 0 ? chosen : inStage}
              before={before.status === "ready" ? before.value : []}
            />
          )}
        </PrintPreview>
      )}
    </PrintRoom>
  );
}

const none = { status: "loading" } as const;
