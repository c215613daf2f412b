import { useIntl } from "react-intl";
import styled from "styled-components";
import { actionText } from "../../copy/controls/action.ts";
import { keyframes } from "../../tokens/keyframes.ts";
import { media, token } from "../../tokens/theme.ts";

/** 次の画面が届くまで、いちばん上に出る細い線。ほかのものを動かさない。 */
export function ProgressLine() {
  const { formatMessage } = useIntl();
  return <Line role="progressbar" aria-label={formatMessage(actionText.loading)} />;
}

/** Fast at first, then ever slower: nobody knows how long it takes. */
const Line = styled.div`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${token("z-toast")};
  height: ${token("edge")};
  background: ${token("primary")};
  transform-origin: 0 0;
  animation: ${keyframes("grow")} 8s cubic-bezier(0.1, 0.7, 0.1, 1) both;
  pointer-events: none;

  /* On the dark bar. */
  @media ${media.compact} {
    background: ${token("board-lamp")};
  }
  @media ${media.still} {
    animation: none;
  }
  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: Highlight;
  }
`;
