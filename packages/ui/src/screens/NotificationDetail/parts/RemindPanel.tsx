import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { bellIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { noticeDetailText, noticeDetailValueText } from "../../../copy/notices/noticeDetail.ts";
import { noticeFollowUpText, noticeFollowUpValueText } from "../../../copy/notices/noticeFollowUp.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Remark } from "../../../layout/Text/Remark.ts";
import { touchTarget } from "../../../tokens/theme.ts";
import type { remindable } from "./recipientRows.ts";

type RemindPanelProps = {
  figures: ReturnType<typeof remindable>;
  busy: boolean;
  onRemind: (memberIds: readonly number[]) => void;
};

/** まだの人の家族に、一度に知らせる。 */
export function RemindPanel({ figures: { memberIds, ...figures }, busy, onRemind }: RemindPanelProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel title={formatMessage(noticeDetailText.action)}>
      <Stack gap="s">
        <p>
          {figures.open === 0
            ? formatMessage(noticeFollowUpText.allDone)
            : formatMessage(noticeFollowUpValueText.canRemind, {
                ...figures,
                b: (words) => <b key={String(words)}>{words}</b>,
              })}
        </p>
        <Remark>{formatMessage(noticeFollowUpText.once)}</Remark>
        <Cluster
          end={
            memberIds.length > 0 && (
              <Button variant="primary" icon={bellIcon} busy={busy} onClick={() => onRemind(memberIds)}>
                {formatMessage(noticeDetailValueText.remindFamilies, { families: figures.families })}
              </Button>
            )
          }
        >
          <Way href="/notification/open-items">{formatMessage(noticeFollowUpText.toOpenItems)}</Way>
        </Cluster>
      </Stack>
    </Panel>
  );
}

const Way = styled(Link)`
  ${touchTarget}
`;
