import { useState } from "react";
import { EntryGrid } from "./EntryGrid.tsx";
import type { EntryGridProps } from "./parts/entryGridProps.ts";

/** The grid as a screen holds it: values, rows, confirmed cells and the phone's current item. */
export function HeldEntryGrid(props: EntryGridProps) {
  const [values, setValues] = useState(props.values);
  const [rows, setRows] = useState(props.rows);
  const [colId, setColId] = useState(props.phone.by === "column" ? props.phone.colId : "");

  return (
    <EntryGrid
      {...props}
      rows={rows}
      values={values}
      phone={props.phone.by === "column" ? { ...props.phone, colId, onColIdChange: setColId } : props.phone}
      onChange={(cells) => {
        props.onChange(cells);
        setValues((before) => {
          const after = { ...before };
          for (const { rowId, colId: id, text } of cells) after[rowId] = { ...after[rowId], [id]: text };
          return after;
        });
      }}
      onRemove={
        props.onRemove &&
        ((rowId) => {
          props.onRemove?.(rowId);
          setRows((before) => before.filter(({ id }) => id !== rowId));
        })
      }
    />
  );
}
