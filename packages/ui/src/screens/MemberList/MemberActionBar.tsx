import styled, { createGlobalStyle } from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { MemberAddButtons } from "./MemberAddButtons.tsx";

/** スマートフォンで、親指の届くところに置く追加のボタン。だれかを選んでいる間は、その操作に場所を譲る。 */
export function MemberActionBar() {
  if (!useMedia(media.mobile)) return null;
  return (
    <Bar>
      <RoomBelow />
      <MemberAddButtons size="l" short />
    </Bar>
  );
}

/** The end of the page can be scrolled out from under the buttons. */
const RoomBelow = createGlobalStyle`
  body { padding-block-end: calc(${token("control-l")} + 2 * ${token("sp-2")}); }
`;

const Bar = styled.div`
  position: fixed;
  inset: auto 0 calc(${token("bottombar")} + env(safe-area-inset-bottom));
  z-index: ${token("z-bottombar")};
  display: flex;
  gap: ${token("sp-2")};
  padding: ${token("sp-2")} ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > :last-child {
    flex: 1;
  }
  & > a[data-size] {
    padding-inline: ${token("sp-3")};
  }
  :root:has([data-bulk]) & {
    display: none;
  }
  @media (pointer: coarse) {
    :root:has(:is(input, textarea):focus) & {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
