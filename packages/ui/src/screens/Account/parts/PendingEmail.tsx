import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { identityText, identityValueText } from "../../../copy/account/identity.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";

type PendingEmailProps = {
  email: string;
  onEnter: () => void;
  onGiveUp: () => void;
};

/** 確認コードを待っている変更。メールを見に行って戻っても、ここから続けられる。 */
export function PendingEmail({ email, onEnter, onGiveUp }: PendingEmailProps) {
  const { formatMessage } = useIntl();

  return (
    <Banner tone="i">
      <Stack gap="s">
        <p>{formatMessage(identityValueText.waiting, { email })}</p>
        <Cluster>
          <Button size="s" onClick={onEnter}>
            {formatMessage(identityText.enterCode)}
          </Button>
          <Button size="s" onClick={onGiveUp}>
            {formatMessage(identityText.giveUp)}
          </Button>
        </Cluster>
      </Stack>
    </Banner>
  );
}
