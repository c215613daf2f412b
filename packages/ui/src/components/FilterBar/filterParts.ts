import type { ComponentPropsWithRef, ReactNode } from "react";

export type FilterPart = {
  id: string;
  /** 条件の名前。シートの中では見出しになる。なければ、部品が自分の見出しを見せる。 */
  label?: string;
  /** 見出しに添える一言。 */
  note?: string;
  /** 条件を選ぶ部品。自分の名前を持つ。`wide` のときは親の幅いっぱいに。 */
  control: (place: { wide: boolean }) => ReactNode;
};

export type FilterBarProps = Omit<ComponentPropsWithRef<"div">, "children"> & {
  /** 左から並べる順。 */
  filters: readonly FilterPart[];
  /** スマートフォンでも外に残す、ひとつの条件の id。 */
  mode?: string;
  /** 残した条件が検索欄なら、絞り込みのボタンは絵だけにする。 */
  button?: "word" | "icon";
  /** 広い画面での見せかた。`folded` は、残した条件のほかを一文にたたむ。 */
  look?: "row" | "folded";
  /** 初めの状態と違う条件の数。外に残した条件は数えない。 */
  count: number;
  /** いま何を見ているか。スマートフォンで、列の下に出る。 */
  caption: string;
  /** 条件に添える一言（集計の時点など）。 */
  note?: string | undefined;
  /** 見つかった数（「24人中 8人」）。変わるたびに読み上げる。 */
  found?: string | undefined;
  /** シートを閉じるボタン（「58球を表示する」）。 */
  done: string;
  onReset: () => void;
  /** 広い画面の右端の行動。スマートフォンでは出さない。 */
  end?: ReactNode;
};
