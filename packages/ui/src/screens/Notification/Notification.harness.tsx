import { useState } from "react";
import type { Loadable } from "../../state/loadable.ts";
import { type NoticeHistory, NotificationScreen, type NotificationScreenProps } from "./NotificationScreen.tsx";

/** For stories only: holds what is written and which list is shown, as the app does; sends nothing. A deleted draft goes. */
export function NotificationHarness(props: NotificationScreenProps) {
  const { composer, history } = props;
  const [values, setValues] = useState(composer.values);
  const [list, setList] = useState(history.history);
  const [view, setView] = useState(history.view);

  return (
    <NotificationScreen
      {...props}
      composer={{
        ...composer,
        values,
        onChange: (change) => {
          composer.onChange(change);
          setValues((before) => ({ ...before, ...change }));
        },
      }}
      history={{
        ...history,
        history: list,
        onDeleteDraft: async (noticeId) => {
          await history.onDeleteDraft(noticeId);
          setList((before) => withoutNotice(before, noticeId));
        },
        view,
        onViewChange: (change) => {
          history.onViewChange(change);
          setView((before) => ({ ...before, ...change }));
        },
      }}
    />
  );
}

function withoutNotice(list: Loadable<NoticeHistory>, noticeId: number): Loadable<NoticeHistory> {
  if (list.status !== "ready") return list;
  const notices = list.value.notices.filter(({ notice_id }) => notice_id !== noticeId);
  return { status: "ready", value: { ...list.value, notices, total: notices.length } };
}
