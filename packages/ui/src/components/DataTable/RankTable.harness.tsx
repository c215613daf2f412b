import { useState } from "react";
import { decimal } from "../../format/decimal.ts";
import { CardRow } from "../CardRow/CardRow.tsx";
import { EmptyState } from "../EmptyState/EmptyState.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { DataTable } from "./DataTable.tsx";
import type { TableColumn, TableView } from "./parts/tableColumn.ts";
import type { RankGap } from "./parts/tableFeatures.ts";

type Ranked = { rank: number; name: string | null; prefecture: string; speedKmh: number };

const top: readonly Ranked[] = [
  { rank: 1, name: null, prefecture: "大阪", speedKmh: 159.8 },
  { rank: 2, name: null, prefecture: "神奈川", speedKmh: 158.9 },
  { rank: 3, name: null, prefecture: "愛知", speedKmh: 158.2 },
  { rank: 139, name: "小野寺 湊", prefecture: "東京", speedKmh: 150 },
  { rank: 184, name: "長谷川 ひまり子", prefecture: "東京", speedKmh: 148.9 },
];
const hiddenUntilAsked: readonly Ranked[] = [{ rank: 4, name: null, prefecture: "福岡", speedKmh: 157.7 }];

const columns: readonly TableColumn<Ranked, "rank">[] = [
  {
    id: "rank",
    header: "順位",
    align: "end",
    numeric: "key",
    cell: ({ rank }) => rank,
    sortKey: ({ rank }) => rank,
    firstDir: "asc",
  },
  {
    id: "name",
    header: "選手",
    rowHeader: true,
    cell: ({ name }) =>
      name ? (
        <>
          <b>{name}</b> <Tag tone="s">自チーム</Tag>
        </>
      ) : (
        "非公開"
      ),
  },
  { id: "prefecture", header: "都道府県", cell: ({ prefecture }) => prefecture },
  {
    id: "speed",
    header: "最大（km/h）",
    align: "end",
    numeric: "plain",
    cell: ({ speedKmh }) => decimal(speedKmh, 1),
  },
];

/** For stories only: a ranking that shows only some ranks. */
export function RankTable({ onShow }: { onShow?: (gap: RankGap) => void }) {
  const [view, setView] = useState<TableView<"rank">>({ sort: { id: "rank", dir: "asc" }, page: 1, size: 10 });
  const [isShown, setShown] = useState(false);

  return (
    <Panel flush aria-label="全国ランキング">
      <DataTable<Ranked, "rank">
        caption="全国ランキング"
        columns={columns}
        rows={isShown ? [...top, ...hiddenUntilAsked] : top}
        rowId={({ rank }) => rank}
        card={({ rank, name, speedKmh }) => (
          <CardRow lead={`${rank}位`} name={name ?? "非公開"} end={<b>{decimal(speedKmh, 1)}</b>} />
        )}
        view={view}
        onViewChange={(change) => setView((current) => ({ ...current, ...change }))}
        empty={<EmptyState title="ランキングはまだありません" />}
        density="tight"
        emphasis={({ name }) => (name ? "own" : null)}
        omission={{
          between: (above, below) =>
            above.name === null && below.rank - above.rank > 1 ? { first: above.rank + 1, last: below.rank - 1 } : null,
          onShow: (gap) => {
            onShow?.(gap);
            setShown(true);
          },
        }}
      />
    </Panel>
  );
}
