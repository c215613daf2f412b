import { useState } from "react";
import { EntryGrid } from "./EntryGrid.tsx";
import type { EntryGridProps } from "./parts/entryGridProps.ts";

/** The grid as a screen holds it: values, confirmed cells and the phone's current item. */
export function HeldEntryGrid(props: EntryGridProps) {
  const [values, setValues] = useState(props.values);
  const [colId, setColId] = useState(props.phone.colId);

  return (
    <EntryGrid
      {...props}
      values={values}
      phone={{ colId, onColIdChange: setColId }}
      onChange={(cells) => {
        props.onChange(cells);
        setValues((before) => {
          const after = { ...before };
          for (const { rowId, colId: id, text } of cells) after[rowId] = { ...after[rowId], [id]: text };
          return after;
        });
      }}
    />
  );
}
