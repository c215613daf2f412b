import { fileSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { folderIcon, helpIcon, refreshIcon } from "../../../components/Icon/icons.ts";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { syncDeviceText } from "../../../copy/frame/syncDevice.ts";
import { syncText } from "../../../copy/frame/syncStatus.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { SyncStatusScreenProps } from "../syncStatusProps.ts";
import { PersistedLine } from "./PersistedLine.tsx";
import { useMomentWords } from "./useMomentWords.ts";

export type DevicePanelProps = Pick<
  SyncStatusScreenProps,
  "nowS" | "lastAnswerAt" | "persisted" | "installed" | "usedBytes" | "onPersist" | "onRefresh"
>;

/** 入力をどこに残し、ブラウザーが消さないと約束したか。 */
export function DevicePanel(props: DevicePanelProps) {
  const { nowS, lastAnswerAt, usedBytes, onRefresh } = props;
  const { formatMessage } = useIntl();
  const words = useMomentWords(nowS);
  const row = (icon: IconPath, head: string | null, body: string) => (
    <>
      <Icon path={icon} />
      <Words>
        {head}
        <Caption>{body}</Caption>
      </Words>
    </>
  );

  return (
    <Panel title={formatMessage(syncDeviceText.title)}>
      <PersistedLine {...props} />
      <ul>
        {usedBytes !== null && (
          <Row>
            {row(folderIcon, formatMessage(syncDeviceText.used), formatMessage(syncDeviceText.usedBody))}
            <b>{fileSize(usedBytes)}</b>
          </Row>
        )}
        <Row>
          {row(
            refreshIcon,
            formatMessage(syncDeviceText.shown),
            lastAnswerAt === null ? formatMessage(syncText.notYet) : words.fullMoment(lastAnswerAt),
          )}
          <Button size="s" onClick={onRefresh}>
            {formatMessage(syncDeviceText.refresh)}
          </Button>
        </Row>
        <Row>{row(helpIcon, null, formatMessage(syncDeviceText.signOut))}</Row>
      </ul>
    </Panel>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("row-m")};
  padding-block: ${token("sp-2")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
