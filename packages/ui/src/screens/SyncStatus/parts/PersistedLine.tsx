import { useIntl } from "react-intl";
import styled from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { shieldIcon } from "../../../components/Icon/icons.ts";
import { syncDeviceText } from "../../../copy/frame/syncDevice.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import type { SyncStatusScreenProps } from "../syncStatusProps.ts";

type PersistedLineProps = Pick<SyncStatusScreenProps, "persisted" | "installed" | "onPersist">;

/** ブラウザーの約束と、なければ、できること。 */
export function PersistedLine({ persisted, installed, onPersist }: PersistedLineProps) {
  const { formatMessage } = useIntl();

  if (persisted === "granted") {
    return (
      <Granted>
        <Icon path={shieldIcon} />
        <Words>
          <b>{formatMessage(syncDeviceText.grantedTitle)}</b>
          <Caption>{formatMessage(syncDeviceText.granted)}</Caption>
        </Words>
      </Granted>
    );
  }
  return (
    <Warning>
      <Banner tone="w">
        <Stack gap="s">
          <p>
            <b>{formatMessage(titles[persisted])}</b>
            {formatMessage(syncDeviceText.unknown)}
            {!installed && persisted !== "unknown" && formatMessage(syncDeviceText.install)}
          </p>
          {persisted === "unknown" && (
            <span>
              <Button size="s" onClick={onPersist}>
                {formatMessage(syncDeviceText.allow)}
              </Button>
            </span>
          )}
        </Stack>
      </Banner>
    </Warning>
  );
}

const titles = {
  unknown: syncDeviceText.unknownTitle,
  refused: syncDeviceText.refusedTitle,
  unsupported: syncDeviceText.unsupportedTitle,
} as const;

const Granted = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  padding-block-end: ${token("sp-2")};
`;

const Words = styled.span`
  display: grid;
`;

const Warning = styled.div`
  padding-block-end: ${token("sp-2")};
`;
