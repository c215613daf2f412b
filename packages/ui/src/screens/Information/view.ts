import type { InformationCategory } from "@kyuseki/domain";

/** The view of the list, stored in the address. */
export type InformationView = {
  /** null: all of them. */
  category: InformationCategory | null;
  q: string;
  /** Opened beside the list, where there is room; null: the newest. */
  id: number | null;
};

export const defaultInformationView: InformationView = { category: null, q: "", id: null };
