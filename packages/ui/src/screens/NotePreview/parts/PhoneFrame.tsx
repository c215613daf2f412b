import type { ReactNode } from "react";
import styled from "styled-components";
import { media, token } from "../../../tokens/theme.ts";
import type { NotePreviewView } from "../view.ts";

type PhoneFrameProps = Pick<NotePreviewView, "device"> & {
  /** null なら、いま使っている画面と同じ。 */
  theme: NotePreviewView["theme"] | null;
  label: string;
  children: ReactNode;
};

/** 選手の端末の形をした枠。スマートフォンで見るときは枠がなく、画面そのものになる。 */
export function PhoneFrame({ device, theme, label, children }: PhoneFrameProps) {
  return (
    <Frame data-device={device}>
      <Glass role="region" aria-label={label} tabIndex={0} data-theme={theme ?? undefined}>
        {children}
      </Glass>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  justify-content: stretch;
  min-width: 0;

  @media ${media.tablet} {
    justify-self: center;
    width: 100%;
    padding: ${token("sp-3")};
    border-radius: calc(2 * ${token("sp-6")});
    background: ${token("board")};
    box-shadow: ${token("shadow-2")};

    &[data-device="phone"] {
      max-width: calc(${token("cell-m")} * 2);
    }
  }
`;

const Glass = styled.div`
  min-width: 0;
  background: ${token("bg")};
  color: ${token("ink")};

  @media ${media.tablet} {
    max-height: calc(${token("chart-l")} * 2);
    overflow: auto;
    border-radius: ${token("sp-6")};
  }
`;
