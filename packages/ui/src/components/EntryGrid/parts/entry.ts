/** 表の一行。ふつうは選手ひとり。 */
export type EntryRow = {
  id: string;
  label: string;
  /** 名前の下に添える言葉（学年など）。 */
  detail?: string | undefined;
  /** 来ない人。薄く見せるが、打てる。 */
  isAway?: boolean;
};

/** 入力する項目。どれも数。 */
export type EntryColumn = {
  id: string;
  label: string;
  /** 見出しの単位に続けて、広い画面にだけ出す言葉（小さいほどよい）。 */
  caption?: string | undefined;
  unit: string;
  /** 前回・自己ベストを書く桁。 */
  decimals: 0 | 1;
  min?: number | undefined;
  max?: number | undefined;
};

/** 打たれたままの文字。行と列の id で引く。ない所は空。 */
export type EntryValues = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;

export type EntryCell = { rowId: string; colId: string; text: string };

/**
 * 一マスの判定。`error` は直すまで使えない値、`ask` は値を残したまま確かめてもらう値、`best` は自己ベスト。
 * `fix` はひと押しで入れ替える値（全角の数字、桁のまちがいなど）。
 */
export type EntryCheck =
  | { state: "ok" | "best" }
  | { state: "error" | "ask"; message: string; fix?: { text: string; label: string } | undefined };
export type EntryState = EntryCheck["state"];

/** 判定は画面が行う。同じ関数を渡し続けると、変わったマスだけが描き直される。 */
export type CheckEntry = (rowId: string, colId: string, text: string) => EntryCheck;

/** 前回と自己ベスト。`lastOn` は YYYY-MM-DD（日本時間）。 */
export type EntryPast = { last?: number | null; lastOn?: string | null; best?: number | null };
export type PastOfEntry = (rowId: string, colId: string) => EntryPast;

/** 0 から数えた位置。 */
export type Position = { row: number; column: number };
export type GridSize = { rows: number; columns: number };

export const entryText = (values: EntryValues, rowId: string, colId: string) => values[rowId]?.[colId] ?? "";
