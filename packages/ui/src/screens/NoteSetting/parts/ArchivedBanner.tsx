import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { noteSettingText } from "../../../copy/notes/noteSetting.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { useSending } from "../../../state/useSending.ts";

/** 使っていないテンプレートであることと、もう一度使うボタン。 */
export function ArchivedBanner({ onReinstate }: { onReinstate: () => Promise<void> }) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();
  return (
    <>
      <Banner tone="i">
        <Cluster>
          {formatMessage(noteSettingText.archived)}
          <Button size="s" busy={busy} onClick={() => void send(onReinstate)}>
            {formatMessage(noteSettingText.reinstate)}
          </Button>
        </Cluster>
      </Banner>
      <FailureBanner failure={failure} />
    </>
  );
}
