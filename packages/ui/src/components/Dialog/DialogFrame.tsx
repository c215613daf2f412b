import { type ReactNode, startTransition } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { overlayText } from "../../copy/frame/overlay.ts";
import { media, token } from "../../tokens/theme.ts";
import { closeIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { useScrollEdges } from "./useScrollEdges.ts";

type FrameLook = "modal" | "drawer";
type DialogFrameProps = {
  look: FrameLook;
  title: string;
  titleId: string;
  /** 見出しの右、閉じるボタンの左（手順、前後の送り）。 */
  aside?: ReactNode;
  /** いちばん下に残る行動。 */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** 見出しと閉じるボタン、巻き取れる中身、下に残る行動。 */
export function DialogFrame({ look, title, titleId, aside, footer, onClose, children }: DialogFrameProps) {
  const { formatMessage } = useIntl();
  const frame = useScrollEdges();

  return (
    <Frame ref={frame} data-look={look}>
      <Head>
        <Title id={titleId}>{title}</Title>
        {aside}
        <IconButton
          icon={closeIcon}
          label={formatMessage(overlayText.close)}
          onClick={() => startTransition(onClose)}
        />
      </Head>
      <div data-part="body">{children}</div>
      {footer && <Foot>{footer}</Foot>}
    </Frame>
  );
}

/**
 * The focused frame scrolls, so that the arrow keys work at once. Without height to spare, head and foot scroll with
 * the rest.
 */
const Frame = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  /* The foot includes the home indicator's area, or the page would show below it. */
  margin-block-end: calc(-1 * env(safe-area-inset-bottom));
  --frame-ground: var(--dialog-ground, ${token("surface")});
  --frame-line: var(--dialog-line, ${token("line")});

  & > [data-part="body"] {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${token("sp-4")};
    padding: ${token("sp-1")} ${token("sp-4")} ${token("sp-4")};
  }
  & > [data-part="body"]:last-child {
    padding-block-end: calc(${token("sp-4")} + env(safe-area-inset-bottom));
  }
  &[data-look="drawer"] > [data-part="body"] {
    padding-block-start: ${token("sp-4")};
  }
  @media ${media.tablet} {
    &[data-look="modal"] > [data-part="body"] {
      padding-inline: ${token("sp-6")};
      padding-block-end: ${token("sp-5")};
    }
    &[data-look="drawer"] > [data-part="body"] {
      padding-inline: ${token("sp-5")};
    }
  }
`;

const Head = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${token("z-raised")};
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-3")} ${token("sp-2")} ${token("sp-2")} ${token("sp-4")};
  background: var(--frame-ground);

  [data-look="drawer"] > & {
    padding-block: ${token("sp-3")};
    border-block-end: ${token("hairline")} solid var(--frame-line);
  }
  @media ${media.tablet} {
    [data-look="modal"] > & {
      padding: ${token("sp-4")} ${token("sp-4")} ${token("sp-3")} ${token("sp-6")};
    }
    [data-look="drawer"] > & {
      padding-inline: ${token("sp-5")} ${token("sp-3")};
    }
  }
  @media ${media.short} {
    position: static;
  }
`;

const Title = styled.h2`
  flex: 1;
  min-width: 0;
  font-size: ${token("fs-h2")};

  [data-look="drawer"] > * > & {
    font-size: ${token("fs-h3")};
  }
`;

const Foot = styled.footer`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token("z-raised")};
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")} calc(${token("sp-3")} + env(safe-area-inset-bottom));
  border-block-start: ${token("hairline")} solid var(--frame-line);
  background: var(--frame-ground);

  [data-look="drawer"] > & {
    justify-content: space-between;
  }
  @media ${media.mobile} {
    [data-look="modal"] > & {
      --control-m: ${token("control-l")};
    }
    & > * {
      flex: 1;
    }
  }
  @media ${media.tablet} {
    [data-look="modal"] > & {
      justify-content: flex-end;
      padding-inline: ${token("sp-6")};
    }
    [data-look="drawer"] > & {
      padding-inline: ${token("sp-5")};
    }
  }
  @media ${media.short} {
    position: static;
  }
`;
