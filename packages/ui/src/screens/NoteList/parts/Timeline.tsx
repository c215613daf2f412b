import type { PlayerNote } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";
import { TimelineNote } from "./TimelineNote.tsx";

type TimelineProps = {
  /** 並べる順。 */
  notes: readonly PlayerNote[];
  /** 暦で選んだ日。 */
  selected: string | null;
  label: string;
};

/** ノートを、日ごとに並べる。暦で日を選ぶと、その日のノートまで動く。 */
export function Timeline({ notes, selected, label }: TimelineProps) {
  const list = useRef<HTMLOListElement>(null);
  const first = notes.find(({ day }) => day === selected)?.note_id;
  useEffect(() => {
    if (first === undefined) return;
    list.current?.querySelector(`[data-note="${first}"]`)?.scrollIntoView({ block: "nearest" });
  }, [first]);

  return (
    <List ref={list} aria-label={label}>
      {notes.map((note) => (
        <TimelineNote key={note.note_id} note={note} isSelected={note.day === selected} />
      ))}
    </List>
  );
}

const List = styled.ol`
  padding: ${token("sp-2")} 0;
`;
