import { getNotice } from "@kyuseki/domain";
import { notificationText } from "@kyuseki/ui";
import { useEffect, useEffectEvent, useRef } from "react";
import { useIntl } from "react-intl";
import { useAddressState } from "../../navigation/useAddressState.ts";
import { reportFailure } from "../../services/reportFailure.ts";
import { useServices } from "../../services/services.ts";
import { emptyWriting, writingOf } from "./noticeWriting.ts";
import type { NoticeWritingState } from "./useNoticeWriting.ts";
import { notificationAddress } from "./viewInAddress.ts";

/**
 * Begins with the players that another screen has chosen, or goes on with a stored draft, once; the address forgets both.
 * What was being written is a draft on the server by then. Where the server does not take it, it stays: the players are
 * added to its recipients, and another draft is not opened.
 */
export function useArrival({ latest, replaceSaved, update, settled }: NoticeWritingState) {
  const services = useServices();
  const { formatMessage } = useIntl();
  const [{ to, draft }, change] = useAddressState(notificationAddress, { replace: true });
  const chosen = to.join(".");
  const taken = useRef("");
  const tell = (words: "addedToUnsaved" | "notOpened") =>
    services.bus.emit("toast", { tone: "warn", text: formatMessage(notificationText[words]) });

  const beginWith = useEffectEvent(async (member_ids: number[]) => {
    const values = { ...emptyWriting.values, member_ids };
    if (await replaceSaved({ ...emptyWriting, values, isSaved: false })) return;
    update(({ values: before, ...writing }) => ({
      ...writing,
      values: { ...before, member_ids: [...new Set([...before.member_ids, ...member_ids])], audience: "" },
    }));
    tell("addedToUnsaved");
  });
  useEffect(() => {
    // The address still names them until it has changed.
    if (chosen === taken.current) return;
    taken.current = chosen;
    if (chosen === "") return;
    void beginWith(chosen.split(".").map(Number));
    change({ to: [] });
  }, [chosen, change]);

  const goOnWith = useEffectEvent(async (id: number) => {
    await settled();
    if (latest().stored?.notice_id === id) return;
    const notice = await services.call(getNotice, { params: { id } });
    if (notice.state === "draft" && !(await replaceSaved(writingOf(notice)))) tell("notOpened");
  });
  useEffect(() => {
    if (draft === null) return;
    void reportFailure(services, goOnWith(draft)).finally(() => change({ draft: null, part: "write" }));
  }, [draft, services, change]);
}
