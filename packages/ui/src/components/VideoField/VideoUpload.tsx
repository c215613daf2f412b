import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoText, ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { fileSize } from "../FileDrop/fileSize.ts";
import { ProgressBar } from "../ProgressBar/ProgressBar.tsx";
import type { VideoUploadState } from "./videoUpload.ts";

/** 送り具合。途切れたら、続きから送れる。 */
export function VideoUpload({ upload }: { upload: Exclude<VideoUploadState, { state: "idle" }> }) {
  const { formatMessage } = useIntl();
  const cancel = <Button onClick={upload.onCancel}>{formatMessage(ballVideoText.cancel)}</Button>;

  if (upload.state === "failed") {
    return (
      <>
        <FailureBanner failure={upload.failure} />
        <Row>
          <Button variant="primary" icon="refresh" onClick={upload.onResume}>
            {formatMessage(ballVideoText.resume)}
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
        <ProgressBar
          label={formatMessage(ballVideoText.sending)}
          done={sentBytes}
          total={totalBytes}
          measure="percent"
        />
        <Sent>
          {formatMessage(ballVideoValueText.sent, { sent: fileSize(sentBytes), total: fileSize(totalBytes) })}
        </Sent>
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
