import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { videoText } from "../../copy/analyzer/video.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Spinner } from "../Button/Spinner.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { refreshIcon, warningIcon } from "../Icon/icons.ts";
import type { VideoProps, VideoStatus } from "./usePlayback.ts";

export type VideoPaneProps = ComponentPropsWithRef<"div"> & {
  /** null は動画なし。 */
  src: string | null;
  poster?: string | undefined;
  /** 読み上げる名前。 */
  label: string;
  video: VideoProps;
  status: VideoStatus;
  onReload: () => void;
  /** 誰の何か。広い画面では左上に重ね、狭い画面では画の下に置く。 */
  children?: ReactNode;
};

/** 動画ひとつの場所。読み込み中、失敗、動画なしもここに出る。 */
export function VideoPane({ src, poster, label, video, status, onReload, children, ...rest }: VideoPaneProps) {
  const { formatMessage } = useIntl();

  return (
    <Pane {...rest}>
      {src === null ? (
        <Message data-none>
          <Words>{formatMessage(videoText.none)}</Words>
        </Message>
      ) : (
        <Video {...video} src={src} poster={poster} aria-label={label} preload="auto" muted playsInline />
      )}
      {src !== null && status === "loading" && (
        <Message role="status">
          <Spinner />
          <Words>{formatMessage(videoText.loading)}</Words>
        </Message>
      )}
      {src !== null && (status === "failed" || status === "unsupported") && (
        <Message role="alert">
          <Icon path={warningIcon} size="l" />
          <Words>{formatMessage(videoText[status])}</Words>
          <Button variant="board" icon={refreshIcon} onClick={onReload}>
            {formatMessage(videoText.reload)}
          </Button>
        </Message>
      )}
      {children && <Caption>{children}</Caption>}
    </Pane>
  );
}

const Video = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  min-height: 0;
  aspect-ratio: 16 / 9;
  object-fit: contain;
`;

const Pane = styled.div`
  position: relative;
  display: grid;
  min-width: 0;
  min-height: 0;
  background: ${token("board")};

  &:not(:has(> ${Video})) {
    aspect-ratio: 16 / 9;
  }
  &:only-child:not(:has(> ${Video})) {
    aspect-ratio: auto;
    min-height: ${token("chart-m")};
  }
`;

const Message = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token("sp-3")};
  padding: ${token("sp-4")};
  background: ${token("board")};
  color: ${token("board-ink")};
  text-align: center;

  &[role="status"] {
    background: none;
  }
  &[data-none] {
    inset: ${token("sp-1")};
    border: ${token("rule")} dashed ${token("board-ink-2")};
    border-radius: ${token("r-m")};
    color: ${token("board-ink-2")};
  }
`;

const Words = styled.p`
  max-width: ${token("cell-l")};
`;

const Caption = styled.div`
  position: absolute;
  inset-block-start: ${token("sp-3")};
  inset-inline-start: ${token("sp-3")};
  max-width: calc(100% - 2 * ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-3")};
  border-radius: ${token("r-s")};
  background: color-mix(in srgb, ${token("board")} 86%, transparent);
  color: ${token("board-ink")};
  pointer-events: none;

  /* On a narrow picture it would hide the player's head. */
  @media ${media.compact} {
    position: static;
    max-width: none;
    border-radius: 0;
    background: ${token("board-2")};

    :fullscreen & {
      position: absolute;
    }
  }

  @media ${media.forcedColors} {
    background: Canvas;
  }
`;
