import type { Passkey } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { listRowStyle } from "../../../components/CoachRoster/listRowStyle.ts";
import { passkeysText, passkeysValueText } from "../../../copy/account/passkeys.ts";
import { shortDateTime } from "../../../format/date.ts";
import { token } from "../../../tokens/theme.ts";

type PasskeyListProps = {
  passkeys: readonly Passkey[];
  onRename: (passkey: Passkey) => void;
  onRemove: (passkey: Passkey) => void;
};

/** どの端末のものか、いつ加え、いつ使ったか。 */
export function PasskeyList({ passkeys, onRename, onRemove }: PasskeyListProps) {
  const { formatMessage } = useIntl();

  return (
    <List>
      {passkeys.map((passkey) => (
        <li key={passkey.id}>
          <Words>
            <Name>{passkey.name}</Name>
            <Times>
              <span>{formatMessage(passkeysValueText.added, { at: dateTime(passkey.created_at) })}</span>
              <span>
                {passkey.used_at === null
                  ? formatMessage(passkeysText.neverUsed)
                  : formatMessage(passkeysValueText.used, { at: dateTime(passkey.used_at) })}
              </span>
            </Times>
          </Words>
          <Button
            size="s"
            aria-label={formatMessage(passkeysValueText.renameOne, { name: passkey.name })}
            onClick={() => onRename(passkey)}
          >
            {formatMessage(passkeysText.rename)}
          </Button>
          <Remove
            size="s"
            aria-label={formatMessage(passkeysValueText.removeOne, { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {formatMessage(passkeysText.remove)}
          </Remove>
        </li>
      ))}
    </List>
  );
}

const dateTime = (instant: string) => shortDateTime(Date.parse(instant) / 1000);

const List = styled.ul`
  ${listRowStyle}
`;

/** Beside the other button, not pushed away from it. */
const Remove = styled(Button)`
  && {
    margin-inline-start: 0;
  }
`;

const Words = styled.div`
  display: grid;
  min-width: 0;
`;

const Name = styled.b`
  font-weight: ${token("fw-label")};
  line-height: ${token("lh-label")};
`;

const Times = styled.small`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-3")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
`;
