import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";
import { head } from "./tableStyle.ts";

export type ScrollRegionProps = ComponentPropsWithRef<"div"> & {
  /** 何の表か。 */
  label: string;
};

/** 表だけが動く枠。キーボードでも動かせるように、フォーカスを受け取る。 */
export function ScrollRegion({ label, ...rest }: ScrollRegionProps) {
  return <Frame {...rest} role="group" aria-label={label} tabIndex={0} data-part="region" />;
}

const Frame = styled.div`
  overflow: auto;
  max-height: max(${token("cell-l")}, calc(100dvh - ${token("cell-m")}));
  --sticky-top: ${token("sp-0")};
  /* What is focused is never behind the heading or the first column. */
  scroll-padding: ${token("control-l")} 0 0 calc(${token("cell-m")} + ${token("touch")});

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
  }
`;
