import styled from "styled-components";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { MemberAddButtons } from "./MemberAddButtons.tsx";

/** スマートフォンで、親指の届くところに置く追加のボタン。だれかを選んでいる間は、その操作に場所を譲る。 */
export function MemberActionBar() {
  if (!useMedia(media.mobile)) return null;
  return (
    <Bar>
      <MemberAddButtons size="l" short />
    </Bar>
  );
}

const Bar = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
  & > [data-size] {
    padding-inline: ${token("sp-3")};
  }
`;
