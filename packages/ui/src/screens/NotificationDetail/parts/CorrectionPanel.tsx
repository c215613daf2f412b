import type { Notice } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { Meter } from "../../../components/Meter/Meter.tsx";
import { NoticeChange } from "../../../components/NoticeView/NoticeChange.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { noticeDetailText } from "../../../copy/notices/noticeDetail.ts";
import { noticeFollowUpText, noticeFollowUpValueText } from "../../../copy/notices/noticeFollowUp.ts";
import { momentOf, shortDateTime } from "../../../format/date.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Remark } from "../../../layout/Text/Remark.ts";
import { token } from "../../../tokens/theme.ts";
import { countedRows, type RecipientRow } from "./recipientRows.ts";

type CorrectionPanelProps = { notice: Notice; rows: readonly RecipientRow[]; onWrite: () => void };

/** いままでの訂正と、変わった言葉。新しい訂正の入口。 */
export function CorrectionPanel({ notice: { versions }, rows, onWrite }: CorrectionPanelProps) {
  const { formatMessage } = useIntl();
  const counted = countedRows(rows);
  const read = counted.filter(({ isRead }) => isRead).length;

  return (
    <Panel
      title={formatMessage(noticeDetailText.correction)}
      action={
        <Button size="s" icon={editIcon} onClick={onWrite}>
          {formatMessage(noticeFollowUpText.correct)}
        </Button>
      }
    >
      <Stack>
        {versions.slice(0, -1).map((version, index) => (
          <Correction key={version.number}>
            <Cluster>
              <Tag tone="i">{formatMessage(noticeFollowUpValueText.correctionNumber, { number: version.number })}</Tag>
              <span>{shortDateTime(momentOf(version.at))}</span>
              <Caption>{version.author}</Caption>
            </Cluster>
            <NoticeChange before={versions[index + 1] ?? version} after={version} />
            {index === 0 && (
              <>
                <p>
                  {formatMessage(noticeFollowUpValueText.readAgain, {
                    players: counted.length,
                    read,
                    b: (words) => <b key={String(words)}>{words}</b>,
                  })}
                </p>
                <Meter value={read} max={counted.length} size="s" />
              </>
            )}
          </Correction>
        ))}
        <Remark>{formatMessage(noticeFollowUpText.correctHelp)}</Remark>
      </Stack>
    </Panel>
  );
}

const Correction = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  padding-inline-start: ${token("sp-3")};
  border-inline-start: ${token("edge")} solid ${token("info")};
`;
