import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { refreshIcon } from "../../../components/Icon/icons.ts";
import { syncText } from "../../../copy/frame/syncStatus.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";

/** 端末の入力を読み出せない。サーバーの失敗ではないので、言葉も違う。 */
export function ReadFailed({ onReload }: { onReload: () => void }) {
  const { formatMessage } = useIntl();

  return (
    <Banner tone="d">
      <Stack gap="s">
        {formatMessage(syncText.readFailed)}
        <span>
          <Button icon={refreshIcon} onClick={onReload}>
            {formatMessage(syncText.readAgain)}
          </Button>
        </span>
      </Stack>
    </Banner>
  );
}
