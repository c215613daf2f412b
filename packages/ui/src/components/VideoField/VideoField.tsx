import { videoLimits } from "@kyuseki/domain";
import { useEffect, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoErrorText, ballVideoText, ballVideoValueText } from "../../copy/analyzer/ballVideo.ts";
import { Cluster } from "../../layout/Cluster/Cluster.tsx";
import { media, token } from "../../tokens/theme.ts";
import { Banner } from "../Banner/Banner.tsx";
import { Button } from "../Button/Button.tsx";
import { ConfirmDialog } from "../ConfirmDialog/ConfirmDialog.tsx";
import { RemoveDialog } from "../ConfirmDialog/RemoveDialog.tsx";
import { FieldError } from "../Field/FieldError.tsx";
import { FieldHelp } from "../Field/FieldHelp.tsx";
import { FileButton } from "../FileDrop/FileButton.tsx";
import { type FileErrorCause, sortFiles } from "../FileDrop/sortFiles.ts";
import { useFileDrop } from "../FileDrop/useFileDrop.ts";
import { trashIcon, uploadIcon } from "../Icon/icons.ts";
import { LeaveVideo } from "./LeaveVideo.tsx";
import { VideoUpload } from "./VideoUpload.tsx";
import type { LeavingVideo, VideoUploadState } from "./videoUpload.ts";

export type VideoFieldProps = {
  /** いまの動画。null はない。コーチのつけたもの（`own`）だけ消せる。 */
  video: { own: boolean } | null;
  upload: VideoUploadState;
  /** 形式と大きさの決まりに合ったファイルだけが届く。 */
  onChoose: (file: File) => void;
  /** 断られたときは `Failure` で reject する。 */
  onRemove: () => Promise<unknown>;
  /** 送っている途中でほかの画面へ移ろうとした。 */
  leaving?: LeavingVideo | null | undefined;
};

/** 一球に動画をつける、替える、消す。選ぶか、ここに置く。 */
export function VideoField({ video, upload, onChoose, onRemove, leaving }: VideoFieldProps) {
  const { formatMessage } = useIntl();
  const errorId = useId();
  const rulesId = useId();
  const [fieldError, setFieldError] = useState<FileErrorCause>();
  const [replacing, setReplacing] = useState<File>();
  const [isRemoving, setRemoving] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const { state } = upload;
  const isIdle = state === "idle";
  const before = useRef(state);

  useEffect(() => {
    if (before.current === state) return;
    before.current = state;
    // The pressed button has been replaced by others.
    if (document.activeElement === document.body) field.current?.focus();
  }, [state]);

  const handleFiles = (files: readonly File[]) => {
    if (!isIdle) return;
    const {
      accepted: [file],
      refused: [failure],
    } = sortFiles(files, rules);
    setFieldError(failure?.cause ?? (file ? undefined : "type"));
    if (!file || failure) return;
    if (video) setReplacing(file);
    else onChoose(file);
  };
  const { isOver, dropProps } = useFileDrop(handleFiles);

  return (
    <Field
      ref={field}
      tabIndex={-1}
      role="group"
      aria-label={formatMessage(ballVideoText.field)}
      data-empty={video ? undefined : ""}
      data-over={(isOver && isIdle) || undefined}
      {...dropProps}
    >
      {isIdle && upload.brokenOff !== undefined && (
        <Banner tone="i">{formatMessage(ballVideoValueText.brokenOff, { name: upload.brokenOff })}</Banner>
      )}
      {isIdle ? (
        <Cluster>
          <FileButton
            icon={uploadIcon}
            variant={video ? "secondary" : "primary"}
            accept={rules.accept}
            aria-describedby={`${errorId} ${rulesId}`}
            onChoose={handleFiles}
          >
            {formatMessage(video ? ballVideoText.replace : ballVideoText.add)}
          </FileButton>
          {video?.own && (
            <Button variant="ghost" icon={trashIcon} onClick={() => setRemoving(true)}>
              {formatMessage(ballVideoText.remove)}
            </Button>
          )}
          <Rules id={rulesId}>{formatMessage(isOver ? ballVideoText.release : ballVideoText.rules)}</Rules>
        </Cluster>
      ) : (
        <VideoUpload upload={upload} />
      )}
      <FieldError id={errorId}>
        {fieldError && isIdle ? formatMessage(ballVideoErrorText[fieldError]) : undefined}
      </FieldError>
      {replacing && (
        <ConfirmDialog
          title={formatMessage(ballVideoText.replaceTitle)}
          confirm={{ label: formatMessage(ballVideoText.replaceNow), icon: uploadIcon }}
          onConfirm={() => {
            setReplacing(undefined);
            onChoose(replacing);
          }}
          onClose={() => setReplacing(undefined)}
        >
          {formatMessage(ballVideoText.replaceBody)}
        </ConfirmDialog>
      )}
      {leaving && <LeaveVideo {...leaving} />}
      {isRemoving && (
        <RemoveDialog
          title={formatMessage(ballVideoText.removeTitle)}
          confirmLabel={formatMessage(ballVideoText.remove)}
          onRemove={onRemove}
          onClose={() => setRemoving(false)}
        >
          {formatMessage(ballVideoText.removeBody)}
        </RemoveDialog>
      )}
    </Field>
  );
}

/** By extension too: not every device knows the type of a .mov. */
const rules = {
  accept: ["video/mp4", "video/webm", "video/quicktime", ".mp4", ".webm", ".mov"],
  maxBytes: videoLimits.maxBytes,
};

const Rules = styled(FieldHelp)`
  padding: 0;
`;

const Field = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  min-width: 0;
  border-radius: ${token("r-m")};

  &[data-empty] {
    padding: ${token("sp-4")};
    border: ${token("rule")} dashed ${token("line-strong")};
    background: ${token("surface-2")};
  }
  &[data-over] {
    outline: ${token("rule")} solid ${token("primary")};
    outline-offset: ${token("rule")};
    background: ${token("primary-soft")};
  }
  @media ${media.forcedColors} {
    &[data-over] {
      outline-color: Highlight;
    }
  }
`;
