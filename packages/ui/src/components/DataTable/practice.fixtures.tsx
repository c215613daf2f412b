import { Button } from "../Button/Button.tsx";
import { CardRow } from "../CardRow/CardRow.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import type { TableColumn } from "./parts/tableColumn.ts";
import type { CardParts } from "./parts/tableFeatures.ts";

/** A month of one player's practice. */
export type Practice = {
  id: string;
  name: string;
  grade: string;
  /** Share of days with a record, in percent. */
  rate: number | null;
  before: number | null;
  streakDays: number;
  heightCm: number | null;
  lastOn: string;
  awaiting?: true;
};
export type PracticeSort = "name" | "rate" | "streak";

const lines: readonly (readonly [string, string, number | null, number | null, number, number | null, string])[] = [
  ["野口 咲茉", "小3", 17, 21, 0, 128.4, "15日前"],
  ["桜井 伊織", "小2", 30, 33, 0, 121, "5日前"],
  ["長谷川 ひまり子", "高3", 43, 42, 0, 178, "6日前"],
  ["宮本 悠人", "小5", 43, 50, 0, 141.2, "4日前"],
  ["坂口 律", "中2", 60, 70, 0, 163.9, "3日前"],
  ["木下 紬", "小4", 63, 64, 3, 135.5, "今日"],
  ["菊地 直輝", "小4", 70, 77, 6, null, "今日"],
  ["平野 陸斗", "小6", 73, 66, 3, 150.1, "今日"],
  ["西田 大和", "高1", 77, 76, 0, 170.9, "3日前"],
  ["水野 葵", "中1", null, null, 0, 151.7, "記録なし"],
  ["原田 暖", "中1", 80, 79, 2, 152.8, "昨日"],
  ["小野寺 湊", "高2", 90, 86, 11, 170.6, "今日"],
];

export const practices: readonly Practice[] = lines.map(
  ([name, grade, rate, before, streakDays, heightCm, lastOn], index) => ({
    id: `p${index + 1}`,
    name,
    grade,
    rate,
    before,
    streakDays,
    heightCm,
    lastOn,
    ...(name === "坂口 律" && { awaiting: true }),
  }),
);

export const practiceColumns: readonly TableColumn<Practice, PracticeSort>[] = [
  {
    id: "name",
    header: "選手",
    rowHeader: true,
    cell: ({ name, grade }) => <PersonCell name={name} detail={grade} />,
    sortKey: ({ name }) => name,
    firstDir: "asc",
  },
  {
    id: "rate",
    header: "実施率",
    align: "end",
    cell: ({ rate }) => <UnitNumber value={rate} unit="%" digits={0} />,
    sortKey: ({ rate }) => rate,
    firstDir: "asc",
    sortWords: { asc: "低い順" },
    tone: ({ rate }) => (rate === null ? "warn" : null),
  },
  { id: "before", header: "前の1か月（%）", align: "end", numeric: "key", cell: ({ before }) => before ?? "–" },
  {
    id: "streak",
    header: "連続",
    align: "end",
    cell: ({ streakDays }) => <UnitNumber value={streakDays} unit="日" digits={0} />,
    sortKey: ({ streakDays }) => streakDays,
    firstDir: "desc",
  },
  {
    id: "height",
    header: "身長",
    align: "end",
    hideBelow: "desktop",
    cell: ({ heightCm }) => <UnitNumber value={heightCm} unit="cm" />,
  },
  { id: "last", header: "最終記録", cell: ({ lastOn }) => lastOn },
  {
    id: "actions",
    header: "操作",
    kind: "actions",
    cell: ({ awaiting }) => awaiting && <Button size="s">招待を取り消す</Button>,
  },
];

export const practiceId = ({ id }: Practice) => id;
export const practiceName = ({ name }: Practice) => name;

export const practiceCard = (
  { name, grade, rate, before, streakDays, lastOn, awaiting }: Practice,
  parts: CardParts,
) => (
  <CardRow
    name={<PersonCell name={name} detail={grade} />}
    end={
      <>
        <UnitNumber value={rate} unit="%" digits={0} />
        {parts.toggle}
      </>
    }
    facts={[
      { label: "前の1か月", value: <UnitNumber value={before} unit="%" digits={0} /> },
      { label: "連続", value: <UnitNumber value={streakDays} unit="日" digits={0} /> },
      { label: "最終記録", value: lastOn },
    ]}
    action={awaiting && <Button>招待を取り消す</Button>}
  />
);
