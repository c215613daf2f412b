import type { ComponentPropsWithRef } from "react";

/** The part of a table's column that the menu needs; every `TableColumn` has it. */
export type MenuColumn = {
  id: string;
  header: string;
  rowHeader?: true;
  kind?: "actions";
  hideBelow?: "desktop";
};

export type ColumnMenuProps = Omit<ComponentPropsWithRef<"button">, "ref" | "children" | "hidden"> & {
  columns: readonly MenuColumn[];
  /** 隠している列の id。 */
  hidden: readonly string[];
  onHiddenChange: (hidden: readonly string[]) => void;
};
