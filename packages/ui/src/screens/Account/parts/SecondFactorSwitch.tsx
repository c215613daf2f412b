import { useIntl } from "react-intl";
import styled from "styled-components";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { passkeysText } from "../../../copy/account/passkeys.ts";
import { useSending } from "../../../state/useSending.ts";
import { token } from "../../../tokens/theme.ts";
import type { PasskeyActs } from "./passkeys.ts";

type SecondFactorSwitchProps = Pick<PasskeyActs, "onChooseSecondFactor"> & { asked: boolean };

/** パスワードのあとに、パスキーも確かめるか。 */
export function SecondFactorSwitch({ asked, onChooseSecondFactor }: SecondFactorSwitchProps) {
  const { formatMessage } = useIntl();
  const { busy, failure, send } = useSending();

  return (
    <Section>
      <Switch
        label={formatMessage(passkeysText.asked)}
        help={formatMessage(passkeysText.askedHelp)}
        checked={asked}
        busy={busy}
        onChange={({ target }) => void send(() => onChooseSecondFactor(target.checked))}
      />
      <FailureBanner failure={failure} />
    </Section>
  );
}

const Section = styled.div`
  display: grid;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;
