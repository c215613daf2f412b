import type { Information } from "@kyuseki/domain";
import { useEffect } from "react";
import { markInformationRead } from "../../data/notices/information.ts";
import { useServices } from "../../services/services.ts";

/** Marks what somebody has opened as read, once. What fails is marked the next time it is opened. */
export function useReadInformation(opened: Information | undefined) {
  const { call, queries } = useServices();
  const id = opened && !opened.read ? opened.information_id : null;
  useEffect(() => {
    if (id !== null) markInformationRead(call, queries, id).catch(() => {});
  }, [id, call, queries]);
}
