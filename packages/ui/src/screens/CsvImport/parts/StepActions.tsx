import type { ReactNode } from "react";
import styled from "styled-components";
import { ActionBar } from "../../../layout/ActionBar/ActionBar.tsx";
import { useMedia } from "../../../layout/useMedia.ts";
import { media, token } from "../../../tokens/theme.ts";
import { Actions } from "./Actions.tsx";

/** 手順を進めるボタン。長い表の途中でも、いつも画面の下にある。 */
export function StepActions({ children }: { children: ReactNode }) {
  const isMobile = useMedia(media.mobile);
  if (isMobile) return <PhoneBar>{children}</PhoneBar>;
  return (
    <Bar>
      <Actions>{children}</Actions>
    </Bar>
  );
}

const PhoneBar = styled(ActionBar)`
  & > :last-child {
    flex: 1;
  }
`;

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token("z-sticky")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
  box-shadow: ${token("shadow-2")};

  @media ${media.compact} {
    inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
  }
`;
