import { gradeGroupOf, type MeasuringSheet } from "@kyuseki/domain";
import { sheetPlayers, sheetStages } from "@kyuseki/domain/measuringDays";
import { useCallback, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../../../components/EmptyState/EmptyState.tsx";
import { EntryGrid } from "../../../../components/EntryGrid/EntryGrid.tsx";
import { useCounts } from "../../../../components/EntryGrid/parts/useCounts.ts";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { personText, stageText } from "../../../../copy/members/person.ts";
import { measuringText, measuringValueText } from "../../../../copy/practice/measuringDay.ts";
import { Page } from "../../../../layout/Page/Page.tsx";
import { DaySummary } from "../DaySummary.tsx";
import type { OpenDayProps } from "../openDayProps.ts";
import { DayHead } from "./DayHead.tsx";
import { EndDialog } from "./EndDialog.tsx";
import { ItemBar } from "./ItemBar.tsx";
import { SaveState } from "./SaveState.tsx";
import { keptTexts } from "./sheetRows.ts";
import { UnsentLine } from "./UnsentLine.tsx";
import { useCheckCells } from "./useCheckCells.ts";
import { useSheetEntries } from "./useSheetEntries.ts";

type DaySheetProps = Omit<OpenDayProps, "sheet" | "onRetry" | "onDiscard"> & { sheet: MeasuringSheet };

/** 測定会の表。打つたびに端末に残り、少しあとにまとめて送られる。 */
export function DaySheet({ sheet, members, view, unsent, saving, ...acts }: DaySheetProps) {
  const { day, items, rows } = sheet;
  const { formatMessage } = useIntl();
  const [isEnding, setEnding] = useState(false);
  const isClosed = day.closed_at !== null;
  // Unsent values are no part of a closed day.
  const typed = isClosed ? nothing : unsent;
  // Families go on answering: the order stays as it was when the sheet was opened.
  const [atFirst] = useState(() => new Map(rows.map(({ member_id, attendance }) => [member_id, attendance])));
  const players = useMemo(
    () => sheetPlayers(rows, members, (row) => atFirst.get(row.member_id) ?? null),
    [rows, members, atFirst],
  );
  const stages = sheetStages(players);
  const stage = stages.find((each) => each.stage === view.stage) ?? stages[0];
  const { checkOf, pastOf } = useCheckCells({ items, rows, unsent: typed });
  const textsOf = useMemo(() => keptTexts(items), [items]);
  const values = useMemo(() => textsOf(rows, typed), [textsOf, rows, typed]);
  const { columns, entries } = useSheetEntries(items, players, day.event_id !== null);
  const shown = useMemo(
    () => players.flatMap(({ member }, at) => (gradeGroupOf(member.grade) === stage?.stage ? (entries[at] ?? []) : [])),
    [players, entries, stage?.stage],
  );
  const counts = useCounts(entries, columns, values, checkOf);
  const itemId = items.some(({ id }) => id === view.item) ? view.item : (items[0]?.id ?? null);
  const end = () => setEnding(true);
  const { onKeep } = acts;
  const handleKeep = useCallback((cell: Parameters<typeof idsOf>[0]) => onKeep(idsOf(cell)), [onKeep]);

  return (
    <Page>
      <UnsentLine isClosed={isClosed} unsent={unsent.length} saving={saving} onResend={acts.onResend} />
      <DayHead
        day={day}
        stages={stages}
        stage={stage?.stage ?? null}
        onStage={(next) => acts.onViewChange({ stage: next })}
        onEdit={acts.onEdit}
      />
      {isClosed && <DaySummary sheet={sheet} players={players} onReopen={acts.onReopen} />}
      {stage ? (
        <EntryGrid
          // Another stage is another sheet: the position does not carry over.
          key={stage.stage}
          label={formatMessage(measuringValueText.entry, { name: day.name })}
          corner={{
            label: formatMessage(personText.player),
            detail: formatMessage(measuringValueText.corner, {
              stage: formatMessage(stageText[stage.stage]),
              count: stage.count,
            }),
          }}
          rows={shown}
          columns={columns}
          values={values}
          checkOf={checkOf}
          pastOf={pastOf}
          readOnly={isClosed}
          status={isClosed ? undefined : <SaveState saving={saving} />}
          onChange={(cells) => acts.onType(cells.map(({ text, ...cell }) => ({ ...idsOf(cell), text })))}
          onKeep={handleKeep}
          actions={
            !isClosed && (
              <Button variant="primary" onClick={end}>
                {formatMessage(measuringText.end)}
              </Button>
            )
          }
          phone={{
            colId: String(itemId),
            onColIdChange: (id) => acts.onViewChange({ item: Number(id) }),
          }}
        />
      ) : (
        <Panel aria-label={day.name}>
          <EmptyState
            title={formatMessage(personText.nobody)}
            action={<ButtonLink href="/member-list">{formatMessage(personText.toMembers)}</ButtonLink>}
          >
            {formatMessage(measuringText.nobodyBody)}
          </EmptyState>
        </Panel>
      )}
      {stage && (
        <ItemBar
          items={items}
          current={itemId}
          onItem={(item) => acts.onViewChange({ item })}
          onEnd={isClosed ? undefined : end}
        />
      )}
      {isEnding && <EndDialog name={day.name} counts={counts} onEnd={acts.onEnd} onClose={() => setEnding(false)} />}
    </Page>
  );
}

const nothing = [] as const;

const idsOf = ({ rowId, colId }: { rowId: string; colId: string }) => ({
  member_id: Number(rowId),
  item_id: Number(colId),
});
