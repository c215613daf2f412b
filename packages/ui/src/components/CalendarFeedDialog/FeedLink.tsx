import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { calendarFeedText as text } from "../../copy/events/calendarFeed.ts";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Note } from "../../layout/Text/Note.ts";
import { token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { ButtonLink } from "../Button/ButtonLink.tsx";
import { calendarIcon, copyIcon } from "../Icon/icons.ts";
import { QrCode } from "../QrCode/QrCode.tsx";
import { TextField } from "../TextField/TextField.tsx";

type FeedLinkProps = { url: string; onCopy: (text: string) => Promise<void> };

/** 作ったばかりのリンク。写す、この端末で開く、もう一台で読み取る。 */
export function FeedLink({ url, onCopy }: FeedLinkProps) {
  const { formatMessage } = useIntl();
  const [copy, setCopy] = useState<"copied" | "notCopied">();

  const handleCopy = () => {
    setCopy(undefined);
    onCopy(url).then(
      () => setCopy("copied"),
      () => setCopy("notCopied"),
    );
  };

  return (
    <Stack gap="s">
      <TextField label={formatMessage(text.url)} readOnly value={url} onFocus={({ target }) => target.select()} />
      <Acts>
        <Button variant="primary" icon={copyIcon} onClick={handleCopy}>
          {formatMessage(text.copy)}
        </Button>
        <ButtonLink native icon={calendarIcon} href={url.replace(/^https?:/, "webcal:")}>
          {formatMessage(text.open)}
        </ButtonLink>
      </Acts>
      <p role="status">{copy === "copied" && formatMessage(text.copied)}</p>
      {copy === "notCopied" && <Banner tone="d">{formatMessage(text.notCopied)}</Banner>}
      <Banner tone="w">{formatMessage(text.secret)}</Banner>
      <Scan>
        <QrCode text={url} label={formatMessage(text.picture)} />
        <Note>{formatMessage(text.pictureHelp)}</Note>
      </Scan>
    </Stack>
  );
}

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Scan = styled.div`
  display: grid;
  grid-template-columns: ${token("cell-s")} minmax(0, 1fr);
  align-items: center;
  gap: ${token("sp-3")};
`;
