import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { calendarIcon, copyIcon } from "../../../../components/Icon/icons.ts";
import { TextField } from "../../../../components/TextField/TextField.tsx";
import { familyEventText as text } from "../../../../copy/notices/familyEvents.ts";
import { Note } from "../../../../layout/Text/Note.ts";
import { type CallFailure, callFailure } from "../../../../state/callFailure.ts";
import { token } from "../../../../tokens/theme.ts";
import { FamilyFailure } from "../FamilyFailure.tsx";
import type { FamilyLinkActs } from "../familyActs.ts";

export type CalendarAddressProps = { acts: Pick<FamilyLinkActs, "onCalendar" | "onCopy"> };

/** カレンダーが読みに来るアドレスを作り、写すか、そのまま開く。 */
export function CalendarAddress({ acts }: CalendarAddressProps) {
  const { formatMessage } = useIntl();
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure>();
  const [copied, setCopied] = useState<"copied" | "notCopied">();

  const make = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      setUrl(await acts.onCalendar());
    } catch (error) {
      setFailure(callFailure(error));
    }
    setBusy(false);
  };
  const copy = (address: string) =>
    acts.onCopy(address).then(
      () => setCopied("copied"),
      () => setCopied("notCopied"),
    );

  return (
    <Frame>
      <Note>{formatMessage(text.calendarHelp)}</Note>
      <FamilyFailure failure={failure} />
      {url === null ? (
        <Button variant="primary" busy={busy} onClick={() => void make()}>
          {formatMessage(text.makeCalendar)}
        </Button>
      ) : (
        <>
          <Address>
            <TextField
              label={formatMessage(text.calendarAddress)}
              readOnly
              value={url}
              onFocus={({ target }) => target.select()}
            />
          </Address>
          <Acts>
            <Button icon={copyIcon} onClick={() => void copy(url)}>
              {formatMessage(text.copy)}
            </Button>
            <ButtonLink icon={calendarIcon} href={url.replace(/^https?:/, "webcal:")}>
              {formatMessage(text.openCalendar)}
            </ButtonLink>
          </Acts>
          <Note role="status">{copied && formatMessage(text[copied])}</Note>
        </>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token("sp-3")};
  padding: 0 ${token("sp-4")} ${token("sp-4")};

  & > * {
    max-width: 100%;
  }
`;

const Address = styled.div`
  width: 100%;
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
