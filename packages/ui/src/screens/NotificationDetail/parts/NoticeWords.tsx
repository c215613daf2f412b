import type { Notice } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { NoticeView } from "../../../components/NoticeView/NoticeView.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noticeText } from "../../../copy/notices/notice.ts";
import { dayOf, longDate, momentOf, timeOf } from "../../../format/date.ts";

/** 家族に届く文面。 */
export function NoticeWords({ notice }: { notice: Notice }) {
  const { formatMessage } = useIntl();
  const { title, body, level, author, deadline, files } = notice;
  const untilS = deadline === null ? null : momentOf(deadline);

  return (
    <Panel title={formatMessage(noticeText.words)}>
      <NoticeView
        title={title}
        body={body}
        urgent={level === "urgent"}
        byline={author}
        until={untilS === null ? null : `${longDate(dayOf(untilS))} ${timeOf(untilS)}`}
        files={files.map(({ file_id, name, bytes, url }) => ({ key: file_id, name, bytes, url }))}
      />
    </Panel>
  );
}
