import { cancelNotice, type Notice, sendNotice } from "@kyuseki/domain";
import { notificationText } from "@kyuseki/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useIntl } from "react-intl";
import { invalidateAll, queryKeys } from "../../data/queryKeys.ts";
import { useServices } from "../../services/services.ts";
import { sentValues, writingOf } from "./noticeWriting.ts";
import type { NoticeWritingState } from "./useNoticeWriting.ts";
import { useSecondsLeft } from "./useSecondsLeft.ts";

/** Sends what is written; for a minute it is held and can be taken back (CO-3). */
export function useSending(state: NoticeWritingState) {
  const { call, bus } = useServices();
  const queries = useQueryClient();
  const { formatMessage } = useIntl();
  const [held, setHeld] = useState<Notice | null>(null);

  const changed = useCallback(() => invalidateAll(queries, [queryKeys.notices, queryKeys.openItems]), [queries]);
  const left = useCallback(() => {
    setHeld(null);
    void changed();
  }, [changed]);
  const secondsLeft = useSecondsLeft(held?.leaves_at ?? null, left);

  const sendLatest = async () => {
    const { values, stored } = state.latest();
    const body = { ...sentValues(values), notice_id: null, version: null, ...stored };
    try {
      const notice = await call(sendNotice, { body });
      state.begin();
      return notice;
    } catch (error) {
      // A recipient may have gone meanwhile.
      void queries.invalidateQueries({ queryKey: queryKeys.noticeReach(values.member_ids) });
      throw error;
    }
  };

  return {
    held: held && secondsLeft !== null ? { title: held.title, players: held.member_ids.length, secondsLeft } : null,
    /** Rejects with the `Failure`. */
    send: async () => {
      const notice = await state.inTurn(sendLatest);
      if (notice.state === "held") setHeld(notice);
      else bus.emit("toast", { tone: "success", text: formatMessage(notificationText.reserved) });
      await changed();
    },
    /**
     * Rejects with the `Failure`. What was sent returns to the form, unless another notice is there that cannot be saved:
     * then it is among the drafts.
     */
    cancel: async () => {
      if (!held) return;
      const { notice_id, version } = held;
      const notice = await call(cancelNotice, { body: { notice_id, version } });
      setHeld(null);
      const isBack = await state.replaceSaved(writingOf(notice));
      if (!isBack) bus.emit("toast", { tone: "warn", text: formatMessage(notificationText.cancelledToDrafts) });
      await changed();
    },
  };
}
