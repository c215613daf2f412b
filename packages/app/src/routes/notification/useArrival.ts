import { getNotice } from "@kyuseki/domain";
import { useEffect, useRef } from "react";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { emptyWriting, writingOf } from "./noticeWriting.ts";
import type { NoticeWritingState } from "./useNoticeWriting.ts";
import { notificationAddress } from "./viewInAddress.ts";

/**
 * Begins with the players that another screen has chosen, or goes on with a stored draft, once; the address forgets both.
 * What was being written is a draft on the server by then, or keeps its words.
 */
export function useArrival({ latest, replace, update, settled }: NoticeWritingState) {
  const services = useServices();
  const [{ to, draft }, change] = useAddressState(notificationAddress, { replace: true });
  const chosen = to.join(".");
  const taken = useRef("");

  useEffect(() => {
    // The address still names them until it has changed.
    if (chosen === taken.current) return;
    taken.current = chosen;
    if (chosen === "") return;
    const member_ids = chosen.split(".").map(Number);
    if (latest().stored) replace(emptyWriting);
    update((writing) => ({ ...writing, values: { ...writing.values, member_ids, audience: "" } }));
    change({ to: [] });
  }, [chosen, latest, replace, update, change]);

  useEffect(() => {
    if (draft === null) return;
    const open = async () => {
      await settled();
      if (latest().stored?.notice_id !== draft) {
        const notice = await services.call(getNotice, { params: { id: draft } });
        if (notice.state === "draft") replace(writingOf(notice));
      }
    };
    void reportFailure(services, open()).finally(() => change({ draft: null, part: "write" }));
  }, [draft, services, latest, replace, settled, change]);
}
