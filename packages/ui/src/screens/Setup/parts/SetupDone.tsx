import { useIntl } from "react-intl";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { setupText } from "../../../copy/account/setup.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";

type SetupDoneProps = { addMembers: string; inviteCoaches: string; home: string };

/** 次にすること。 */
export function SetupDone({ addMembers, inviteCoaches, home }: SetupDoneProps) {
  const { formatMessage } = useIntl();
  return (
    <Stack gap="l">
      <ButtonLink variant="primary" size="l" href={addMembers}>
        {formatMessage(setupText.addMembers)}
      </ButtonLink>
      <ButtonLink size="l" href={inviteCoaches}>
        {formatMessage(setupText.inviteCoaches)}
      </ButtonLink>
      <Link href={home}>{formatMessage(setupText.toHome)}</Link>
    </Stack>
  );
}
