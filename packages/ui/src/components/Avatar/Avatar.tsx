import { graphemesOf } from "@kyuseki/domain";
import { useState } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";

export type AvatarSize = "m" | "l" | "xl";
export type AvatarProps = {
  /** 姓、または姓名。はじめの一文字だけを出す。 */
  name: string;
  size?: AvatarSize;
  /** 指導者は濃い地で区別する。 */
  kind?: "player" | "coach";
  /** チームの印だけは四角い。 */
  shape?: "round" | "square";
  /** 写真の URL。届くまでと、届かないときは、一文字が見える。 */
  src?: string | null | undefined;
};

/** 名前の隣に置く目印。名前そのものは隣の文字が伝える。 */
export function Avatar({ name, size = "m", kind = "player", shape = "round", src }: AvatarProps) {
  const [missing, setMissing] = useState<string>();

  return (
    <Disc aria-hidden="true" data-size={size} data-kind={kind} data-shape={shape}>
      {firstCharacter(name)}
      {src && src !== missing && <Photo src={src} alt="" loading="lazy" onError={() => setMissing(src)} />}
    </Disc>
  );
}

const firstCharacter = (name: string) => graphemesOf(name.trim())[0] ?? "";

const sizes = {
  m: { side: token("avatar"), text: token("fs-small") },
  l: { side: token("avatar-l"), text: token("fs-body-lg") },
  xl: { side: token("avatar-xl"), text: token("fs-h1-header") },
} as const satisfies Record<AvatarSize, { side: string; text: string }>;

const Disc = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  border-radius: ${token("r-full")};
  background: ${token("surface-3")};
  color: ${token("ink-2")};
  box-shadow: inset 0 0 0 ${token("hairline")} ${token("line-2")};
  font-weight: ${token("fw-h3")};
  line-height: 1;
  ${Object.entries(sizes)
    .map(([size, { side, text }]) => `&[data-size="${size}"] { width: ${side}; height: ${side}; font-size: ${text}; }`)
    .join("\n")}
  &[data-kind="coach"] {
    background: ${token("board")};
    color: ${token("board-ink")};
    box-shadow: inset 0 0 0 ${token("hairline")} ${token("board-line")};
  }
  &[data-shape="square"] {
    border-radius: ${token("r-s")};
  }
  @media ${media.forcedColors} {
    border: ${token("hairline")} solid;
  }
`;

/**
 * The edge of the round disc stays visible, also round a photo as light or as dark as the page. Most logos are made for a
 * white ground; their transparent parts would vanish on a dark one.
 */
const Photo = styled.img`
  position: absolute;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  object-fit: cover;

  [data-shape="round"] > & {
    padding: ${token("hairline")};
  }
  [data-shape="square"] > & {
    background: ${token("board-ink")};
  }
`;
