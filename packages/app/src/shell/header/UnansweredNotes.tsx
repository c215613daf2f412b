import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { noteCountQuery } from "../../data/notes.ts";
import { useServices } from "../../services/services.ts";

/** Tells how many growth notes wait for an answer; draws nothing. */
export function UnansweredNotes({ onCount }: { onCount: (unanswered: number) => void }) {
  const { call } = useServices();
  const { data } = useQuery(noteCountQuery(call));
  useEffect(() => onCount(data?.unanswered ?? 0), [data, onCount]);
  return null;
}
