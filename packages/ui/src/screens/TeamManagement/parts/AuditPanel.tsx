import type { AuditEntry } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ListSkeleton } from "../../../components/CoachRoster/ListSkeleton.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { actionText } from "../../../copy/controls/action.ts";
import { auditText, auditValueText } from "../../../copy/team/audit.ts";
import { dayOf, slashDate, timeOf } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Note } from "../../../layout/Text/Note.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import { AuditExport, type AuditExportProps } from "./AuditExport.tsx";
import type { AuditLog } from "./personalData.ts";
import { useAuditWords } from "./useAuditWords.ts";

export type AuditPanelProps = {
  log: Loadable<AuditLog>;
  onRetry: () => void;
  /** 続きを `log` に足す。断られたときは `Failure` で reject する。 */
  onMore: () => Promise<void>;
} & AuditExportProps;

/** だれが、いつ、何をしたか（P5）。新しい順。はじめは少しだけ見せる。監督だけに出る。 */
export function AuditPanel({ log, onRetry, onMore, ...exporting }: AuditPanelProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  const [showsAll, setShowsAll] = useState(false);
  const known = log.status === "ready" ? log.value.entries : [];
  const isFolded = !showsAll && known.length > shownFirst;

  const handleMore = () => {
    setShowsAll(true);
    if (!isFolded) void send(onMore);
  };

  return (
    <Panel flush title={formatMessage(auditText.title)}>
      <Help>{formatMessage(auditText.help)}</Help>
      <AuditExport {...exporting} />
      {log.status === "loading" && <ListSkeleton rows={4} />}
      {log.status === "failed" && <ErrorState code={log.code} onRetry={onRetry} />}
      {log.status === "ready" && known.length === 0 && <Help>{formatMessage(auditText.none)}</Help>}
      {known.length > 0 && (
        <ol>
          {known.slice(0, isFolded ? shownFirst : known.length).map((entry) => (
            <Line key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {log.status === "ready" && (isFolded || log.value.more) && (
        <More>
          <Button busy={busy} onClick={handleMore}>
            {formatMessage(busy ? actionText.loading : auditText.more)}
          </Button>
          <FailureBanner failure={failure} />
        </More>
      )}
    </Panel>
  );
}

const shownFirst = 10;

function Line({ entry }: { entry: AuditEntry }) {
  const { formatMessage } = useIntl();
  const words = useAuditWords();
  const atS = Date.parse(entry.at) / 1000;
  const role = words.role(entry);
  const by = role ? formatMessage(auditValueText.byRole, { name: words.by(entry), role }) : words.by(entry);
  const about = [words.members(entry), words.details(entry)].filter(Boolean).join("：");

  return (
    <Row>
      <Action>{words.action(entry)}</Action>
      {about && <p>{about}</p>}
      <Origin>
        <time dateTime={entry.at}>{`${slashDate(dayOf(atS))} ${timeOf(atS)}`}</time>
        <span>{by}</span>
        {entry.device && <span>{entry.device}</span>}
      </Origin>
    </Row>
  );
}

const Help = styled(Note)`
  padding: ${token("sp-1")} ${token("sp-4")} ${token("sp-3")};
`;

const Row = styled.li`
  display: grid;
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
  font-size: ${token("fs-small")};
  overflow-wrap: anywhere;
`;

const Action = styled.b`
  font-weight: ${token("fw-label")};
`;

const Origin = styled(Caption)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-3")};
`;

const More = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
