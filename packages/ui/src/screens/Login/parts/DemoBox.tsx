import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { sessionText, sessionValueText } from "../../../copy/account/session.ts";
import { Note } from "../../../layout/Text/Note.ts";
import { token } from "../../../tokens/theme.ts";
import type { DemoAccount, DemoOffer } from "./signIn.ts";

type DemoBoxProps = {
  demo: DemoOffer;
  busy: boolean;
  onTry: (email: string, password: string) => void;
};

/** はじめて動かした人が、一度押すだけで中を見られる入口。 */
export function DemoBox({ demo, busy, onTry }: DemoBoxProps) {
  const { formatMessage } = useIntl();
  const [first, ...others] = demo.accounts;
  if (!first) return null;
  const enter = ({ email }: DemoAccount) => onTry(email, demo.password);

  return (
    <Box>
      <Note>{formatMessage(sessionValueText.demoLead, { label: first.label })}</Note>
      <Button wide aria-disabled={busy || undefined} onClick={() => enter(first)}>
        {formatMessage(sessionText.demo)}
      </Button>
      {others.length > 0 && (
        <Others>
          <Legend as="legend">{formatMessage(sessionText.demoOthers)}</Legend>
          {others.map((account) => (
            <Button
              key={account.email}
              variant="ghost"
              size="s"
              aria-disabled={busy || undefined}
              onClick={() => enter(account)}
            >
              {account.label}
            </Button>
          ))}
        </Others>
      )}
    </Box>
  );
}

const Box = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  padding: ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line-2")};
  border-radius: ${token("r-m")};
  background: ${token("surface-2")};
`;

const Legend = styled(Note)`
  padding: 0 ${token("sp-3")};
`;

const Others = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-1")};
  margin-inline-start: calc(-1 * ${token("sp-3")});
`;
