import { useIntl } from "react-intl";
import styled from "styled-components";
import { filmText, filmValueText } from "../../copy/film.ts";
import { token } from "../../tokens/theme.ts";
import { RefusalBanner } from "../Banner/RefusalBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { fileSize } from "../FileDrop/fileSize.ts";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import type { FilmUploadState } from "./filmUpload.ts";

/** 送り具合。途切れたら、続きから送れる。 */
export function FilmUpload({ upload }: { upload: Exclude<FilmUploadState, { state: "idle" }> }) {
  const { formatMessage } = useIntl();
  const cancel = <Button onClick={upload.onCancel}>{formatMessage(filmText.cancel)}</Button>;

  if (upload.state === "failed") {
    return (
      <>
        <RefusalBanner refusal={upload.failure} />
        <Row>
          <Button variant="primary" icon="refresh" onClick={upload.onResume}>
            {formatMessage(filmText.resume)}
          </Button>
          {cancel}
        </Row>
      </>
    );
  }
  const { sentBytes, totalBytes } = upload;
  return (
    <Row>
      <Progress>
        <ProgressBar label={formatMessage(filmText.sending)} done={sentBytes} total={totalBytes} measure="percent" />
        <Sent>{formatMessage(filmValueText.sent, { sent: fileSize(sentBytes), total: fileSize(totalBytes) })}</Sent>
      </Progress>
      {cancel}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
`;

const Progress = styled.div`
  flex: 1 1 ${token("cell-m")};
  min-width: 0;
`;

const Sent = styled.small`
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
`;
