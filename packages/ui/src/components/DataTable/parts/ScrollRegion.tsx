import { type ComponentPropsWithRef, useCallback, useState } from "react";
import styled from "styled-components";
import { media, token } from "../../../tokens/theme.ts";
import { head } from "./tableStyle.ts";

export type ScrollRegionProps = ComponentPropsWithRef<"div"> & {
  /** 何の表か。 */
  label: string;
};

/** 表だけが動く枠。キーボードでも動かせるように、フォーカスを受け取る。右に続きがあれば、端が薄くなる。 */
export function ScrollRegion({ label, ref, ...rest }: ScrollRegionProps) {
  const [hasMore, setMore] = useState(false);
  const watch = useCallback(
    (frame: HTMLDivElement | null) => {
      if (typeof ref === "function") ref(frame);
      else if (ref) ref.current = frame;
      if (!frame) return;
      const look = () => setMore(frame.scrollWidth - frame.clientWidth - frame.scrollLeft > leastPx);
      const observer = new ResizeObserver(look);
      observer.observe(frame);
      if (frame.firstElementChild) observer.observe(frame.firstElementChild);
      frame.addEventListener("scroll", look, { passive: true });
      return () => {
        observer.disconnect();
        frame.removeEventListener("scroll", look);
        if (ref && typeof ref === "object") ref.current = null;
      };
    },
    [ref],
  );

  return (
    <Frame
      {...rest}
      ref={watch}
      role="group"
      aria-label={label}
      tabIndex={0}
      data-part="region"
      data-more={hasMore || undefined}
    />
  );
}

/** Less is a rounding of the browser's. */
const leastPx = 2;

const Frame = styled.div`
  overflow: auto;
  max-height: max(${token("cell-l")}, calc(100dvh - ${token("cell-m")}));
  --sticky-top: ${token("sp-0")};
  /* What is focused is never behind the heading or the first column. */
  scroll-padding: ${token("control-l")} 0 0 calc(${token("cell-m")} + ${token("touch")});

  &[data-more] {
    mask-image: linear-gradient(to left, transparent, black ${token("sp-7")});
  }
  @media ${media.forcedColors} {
    &[data-more] {
      mask-image: none;
      border-inline-end: ${token("edge")} dashed CanvasText;
    }
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & :is([data-pinned], [scope="row"], [data-kind="select"]) {
    position: sticky;
    inset-inline-start: 0;
    z-index: ${token("z-base")};
  }
  & :is([data-pinned], [scope="row"]) {
    min-width: ${token("cell-m")};
    border-inline-end: ${token("hairline")} solid ${token("line-2")};
  }
  & [data-kind="select"] + :is([data-pinned], [scope="row"]) {
    inset-inline-start: ${token("touch")};
  }
  & :where([scope="row"], [data-kind="select"]) {
    background: ${token("surface")};
  }
  & ${head}:is([data-pinned], [data-kind="select"]) {
    z-index: calc(${token("z-raised")} + 1);
  }
  @media print {
    max-height: none;
    overflow: visible;
    mask-image: none;
  }
`;
