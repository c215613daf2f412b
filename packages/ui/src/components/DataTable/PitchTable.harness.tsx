import { useDeferredValue, useMemo, useState } from "react";
import { decimal } from "../../format/decimal.ts";
import { CardRow } from "../CardRow/CardRow.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import type { TableColumn, TableSort } from "./parts/tableColumn.ts";
import { VirtualTable } from "./parts/virtual/VirtualTable.tsx";
import type { Pitch } from "./pitches.fixtures.ts";

type Sort = "order" | "name" | "speed" | "spin";

const columns: readonly TableColumn<Pitch, Sort>[] = [
  {
    id: "order",
    header: "球目",
    align: "end",
    numeric: "plain",
    width: "s",
    cell: ({ id }) => id,
    sortKey: ({ id }) => id,
    firstDir: "asc",
  },
  {
    id: "name",
    header: "選手",
    rowHeader: true,
    cell: ({ name, kana }) => <PersonCell name={name} kana={kana} />,
    sortKey: ({ kana }) => kana,
    firstDir: "asc",
  },
  {
    id: "kind",
    header: "球種",
    cell: ({ id, kind }) => (
      <button type="button" aria-label={`${id}球目 ${kind}`}>
        {kind}
      </button>
    ),
  },
  {
    id: "speed",
    header: "球速（km/h）",
    align: "end",
    numeric: "key",
    cell: ({ speedKmh }) => (speedKmh === null ? "–" : decimal(speedKmh, 1)),
    sortKey: ({ speedKmh }) => speedKmh,
    firstDir: "desc",
  },
  {
    id: "spin",
    header: "回転数（rpm）",
    align: "end",
    numeric: "plain",
    cell: ({ spinRpm }) => (spinRpm === null ? "–" : decimal(spinRpm, 0)),
    sortKey: ({ spinRpm }) => spinRpm,
    firstDir: "desc",
  },
  { id: "thrownOn", header: "日付", width: "s", cell: ({ thrownOn }) => thrownOn },
];

const pitchId = ({ id }: Pitch) => id;
const pitchCard = ({ id, name, kind, speedKmh, spinRpm, thrownOn }: Pitch) => (
  <CardRow
    name={<PersonCell name={name} detail={`${id}球目`} />}
    end={<UnitNumber value={speedKmh} unit="km/h" />}
    facts={[
      { label: "球種", value: kind },
      { label: "回転数", value: <UnitNumber value={spinRpm} unit="rpm" digits={0} /> },
      { label: "日付", value: thrownOn },
    ]}
  />
);

export type PitchTableProps = { pitches: readonly Pitch[] };

/** For stories only: every pitch of a season, searchable. */
export function PitchTable({ pitches }: PitchTableProps) {
  const [words, setWords] = useState("");
  const shownWords = useDeferredValue(words);
  const [sort, setSort] = useState<TableSort<Sort>>({ id: "order", dir: "asc" });
  const rows = useMemo(
    () => pitches.filter(({ name, kana }) => name.includes(shownWords) || kana.includes(shownWords)),
    [pitches, shownWords],
  );

  return (
    <>
      <SearchField label="名前で絞り込む" value={words} onChange={setWords} />
      <p role="status">{rows.length}球</p>
      <Panel flush aria-label="投球の記録">
        <VirtualTable<Pitch, Sort>
          caption="投球の記録"
          columns={columns}
          rows={rows}
          source={pitches}
          rowId={pitchId}
          card={pitchCard}
          sort={sort}
          onSortChange={setSort}
          empty={<EmptyState title="条件に合う投球はありません" />}
        />
      </Panel>
    </>
  );
}
