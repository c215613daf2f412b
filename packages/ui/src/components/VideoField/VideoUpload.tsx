import { fileSize } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoText, ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { Remark } from "../../layout/Text/Remark.ts";
import { token } from "../../tokens/theme.ts";
import { FailureBanner } from "../Banner/FailureBanner.tsx";
import { Button } from "../Button/Button.tsx";
import { refreshIcon } from "../Icon/icons.ts";
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
        <Cluster>
          <Button variant="primary" icon={refreshIcon} onClick={upload.onResume}>
            {formatMessage(ballVideoText.resume)}
          </Button>
          {cancel}
        </Cluster>
      </>
    );
  }
  const { sentBytes, totalBytes } = upload;
  return (
    <Cluster>
      <Progress>
        <ProgressBar
          label={formatMessage(ballVideoText.sending)}
          done={sentBytes}
          total={totalBytes}
          measure="percent"
        />
        <Remark>
          {formatMessage(ballVideoValueText.sent, { sent: fileSize(sentBytes), total: fileSize(totalBytes) })}
        </Remark>
      </Progress>
      {cancel}
    </Cluster>
  );
}

const Progress = styled.div`
  flex: 1 1 ${token("cell-m")};
  min-width: 0;
`;
