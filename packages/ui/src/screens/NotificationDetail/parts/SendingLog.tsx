import type { Notice } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noticeEventText, noticeFollowUpText } from "../../../copy/notices/noticeFollowUp.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";

/** いつ、何人に、何を送ったか。 */
export function SendingLog({ notice: { events } }: { notice: Notice }) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(noticeFollowUpText.log)}>
      <FactList>
        {events.map(({ at, kind, count }) => (
          <Fact key={`${kind} ${at}`} term={shortDateTime(momentOf(at))}>
            {formatMessage(noticeEventText[kind], { count })}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}
