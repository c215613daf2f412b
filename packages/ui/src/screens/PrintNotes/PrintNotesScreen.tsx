import type { PlayerNotes, StoredGoalSheet } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { PrintPreview } from "../../components/PrintSheet/PrintPreview.tsx";
import { PrintRoom } from "../../components/PrintSheet/PrintRoom.tsx";
import { PrintSkeleton } from "../../components/PrintSheet/PrintSkeleton.tsx";
import { FilterSelect } from "../../components/Select/FilterSelect.tsx";
import { printNotesText, printNotesValueText } from "../../copy/notes/printNotes.ts";
import { useInSlices } from "../../layout/useInSlices.ts";
import type { Loadable } from "../../state/loadable.ts";
import { NotePrintSheets, type NotePrintSheetsProps } from "./parts/NotePrintSheets.tsx";

export type PrintNotesScreenProps = Omit<NotePrintSheetsProps, "player" | "goals"> & {
  /** その年度のノート。 */
  player: Loadable<PlayerNotes>;
  goals: Loadable<StoredGoalSheet>;
  /** ノートのある年度。新しい順。 */
  years: readonly number[];
  backHref: string;
  onYear: (year: number) => void;
  onPrint: () => void;
  onRetry: () => void;
};

/** 一人の一年のノートと9マス目標を、A4の紙に。 */
export function PrintNotesScreen(props: PrintNotesScreenProps) {
  const { player: arrivedPlayer, goals: arrivedGoals, years, backHref, onYear, onPrint, onRetry, ...paper } = props;
  const { formatMessage } = useIntl();
  const [player, goals] = [useInSlices(arrivedPlayer), useInSlices(arrivedGoals)];
  const room = { title: formatMessage(printNotesText.title), backHref, back: formatMessage(printNotesText.back) };
  const failed = [player, goals].find(({ status }) => status === "failed");

  if (failed?.status === "failed") {
    return (
      <PrintRoom {...room}>
        {failed.code === "not_found" ? (
          <EmptyState title={formatMessage(printNotesText.missing)}>
            {formatMessage(printNotesText.missingBody)}
          </EmptyState>
        ) : (
          <ErrorState code={failed.code} onRetry={onRetry} />
        )}
      </PrintRoom>
    );
  }
  if (player.status !== "ready" || goals.status !== "ready") {
    return (
      <PrintRoom {...room}>
        <PrintSkeleton />
      </PrintRoom>
    );
  }
  return (
    <PrintRoom
      {...room}
      title={undefined}
      tools={
        <FilterSelect
          label={formatMessage(printNotesText.year)}
          options={years.map((year) => ({
            value: String(year),
            label: formatMessage(printNotesValueText.schoolYear, { year: String(year) }),
          }))}
          value={String(paper.year)}
          onChange={({ target }) => onYear(Number(target.value))}
        />
      }
    >
      <PrintPreview onPrint={onPrint}>
        <NotePrintSheets {...paper} player={player.value} goals={goals.value} />
      </PrintPreview>
    </PrintRoom>
  );
}
