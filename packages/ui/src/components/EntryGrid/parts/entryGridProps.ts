import type { ReactNode } from "react";
import type { FetchQuoteReader } from "./changes/parsePaste.ts";
import type { EntryChanges } from "./changes/useEntryChanges.ts";
import type { CheckEntry, EntryCell, EntryColumn, EntryRow, EntryValues, PastOfEntry } from "./entry.ts";
import type { RowLook } from "./sheet/SheetRow.tsx";

export type EntryGridProps = {
  /** 何の表か。読み上げだけに使う。 */
  label: string;
  /** 左上の見出し（選手・小学 10人）。 */
  corner: { label: string; detail?: string | undefined };
  /** 行の見出し。人には目印、番号には数字の字。 */
  rowLook?: RowLook;
  rows: readonly EntryRow[];
  columns: readonly EntryColumn[];
  values: EntryValues;
  checkOf: CheckEntry;
  /** 一度の操作で変わったマスのすべて。貼り付けも取り消しも一回。 */
  onChange: (cells: readonly EntryCell[]) => void;
  pastOf?: PastOfEntry;
  /** 「確認」の値を、このままでよいと言われた。 */
  onKeep?: (cell: { rowId: string; colId: string }) => void;
  /** 見るだけで、打つことも貼り付けることもできない。 */
  readOnly?: boolean;
  /** 囲みのある貼り付けを読む部品は、はじめて要るときに取りに行く。 */
  fetchQuoteReader?: FetchQuoteReader;
  /** 保存の様子など。 */
  status?: ReactNode;
  /** 表の下の右端に置く、画面の主な行動。スマートフォンでは画面が下の帯に置く。 */
  actions?: ReactNode;
  /** スマートフォンで、いま見せている項目。 */
  phone: { colId: string; onColIdChange: (colId: string) => void };
};
export type EntryFormProps = Omit<EntryGridProps, "onChange"> & { changes: EntryChanges };
