import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { chevronRightIcon, uploadIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { syncDeviceText } from "../../../copy/frame/syncDevice.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

/** この端末に残っている入力へ。 */
export function SyncStatusLink() {
  const { formatMessage } = useIntl();

  return (
    <Panel flush aria-label={formatMessage(syncDeviceText.title)}>
      <Row href="/sync-status" look="bare">
        <Icon path={uploadIcon} />
        <Words>
          <b>{formatMessage(titleText["sync-status"])}</b>
          <Caption>{formatMessage(syncDeviceText.toStatus)}</Caption>
        </Words>
        <Icon path={chevronRightIcon} size="s" />
      </Row>
    </Panel>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: ${token("touch")};
  padding: ${token("sp-3")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;
`;
