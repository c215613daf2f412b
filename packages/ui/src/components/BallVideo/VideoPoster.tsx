import { useIntl } from "react-intl";
import styled from "styled-components";
import { ballVideoText } from "../../copy/analyzer/ballVideo.ts";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { playIcon } from "../Icon/icons.ts";

export type VideoPosterProps = {
  hasVideo: boolean;
  /** 動画の一コマ。まだなければ null。 */
  src: string | null;
  /** `s` は一覧の行の中。`l` は置く場所の幅いっぱい。 */
  size?: "s" | "l";
};

/** 動画の小さな写真。動画がなければ、点線の箱。 */
export function VideoPoster({ hasVideo, src, size = "s" }: VideoPosterProps) {
  const { formatMessage } = useIntl();

  if (!hasVideo) {
    return (
      <Box data-none data-size={size}>
        <span>{formatMessage(ballVideoText.none)}</span>
      </Box>
    );
  }
  return (
    <Box data-size={size}>
      {src !== null && <Picture src={src} alt="" loading="lazy" decoding="async" />}
      <PlaySign>
        <Icon path={playIcon} size="s" />
      </PlaySign>
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: ${token("avatar-xl")};
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${token("r-s")};
  background: ${token("board")};
  vertical-align: middle;

  &[data-size="l"] {
    width: 100%;
  }
  &[data-none] {
    border: ${token("hairline")} dashed ${token("line-strong")};
    background: none;
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    line-height: ${token("lh-label")};
    white-space: nowrap;
  }
  &[data-none][data-size="s"] {
    width: auto;
    min-width: ${token("avatar-xl")};
    aspect-ratio: auto;
    min-height: ${token("control-s")};
    padding-inline: ${token("sp-1")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

const Picture = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

const PlaySign = styled.i`
  position: relative;
  display: grid;
  border-radius: ${token("r-full")};
  background: ${token("accent")};
  color: ${token("accent-ink")};

  [data-size="l"] > & {
    position: absolute;
    padding: ${token("sp-1")};
    inset-block-end: ${token("sp-1")};
    inset-inline-end: ${token("sp-1")};
  }
`;
