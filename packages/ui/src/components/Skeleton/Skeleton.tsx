import styled from "styled-components";
import { keyframes } from "../../tokens/keyframes.ts";
import { token } from "../../tokens/theme.ts";

export type SkeletonShape = "text" | "title" | "avatar" | "control" | "block";
export type SkeletonProps = { shape?: SkeletonShape };

/** 読み込み中の骨組み。0.3秒より早く届くときは見せない。読み上げは置く側が `aria-busy` で伝える。 */
export function Skeleton({ shape = "text" }: SkeletonProps) {
  return <Bone aria-hidden="true" data-shape={shape} />;
}

const shapes = {
  text: { width: "100%", height: token("fs-label"), corner: token("r-s") },
  title: { width: "40%", height: token("fs-h1"), corner: token("r-s") },
  avatar: { width: token("avatar"), height: token("avatar"), corner: token("r-full") },
  control: { width: token("sp-10"), height: token("control-m"), corner: token("r-m") },
  block: { width: "100%", height: "100%", corner: token("r-s") },
} as const satisfies Record<SkeletonShape, { width: string; height: string; corner: string }>;

const Bone = styled.span`
  display: block;
  flex: none;
  max-width: 100%;
  background: linear-gradient(100deg, ${token("surface-3")} 40%, ${token("surface-2")} 50%, ${token("surface-3")} 60%)
    0 0 / 300% 100%;
  animation: ${keyframes("appear")} 1ms 300ms backwards, ${keyframes("sweep")} 1.6s 300ms infinite linear;

  ${Object.entries(shapes)
    .map(
      ([shape, { width, height, corner }]) =>
        `&[data-shape="${shape}"] { width: ${width}; height: ${height}; border-radius: ${corner}; }`,
    )
    .join("\n")}
`;
