import type { ComponentPropsWithRef, KeyboardEvent } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { type TransportKey, transportKey } from "./keys.ts";
import type { PlaybackRate } from "./transport.ts";
import type { Playback } from "./usePlayback.ts";

export type PlayerFrameProps = ComponentPropsWithRef<"section"> & {
  playback: Playback;
  /** くり返し、全画面、球の送りなど、使い手の知る意味のキー。 */
  keys: Partial<Record<TransportKey, () => void>>;
};

/** どちらの画面でも暗い、動画と操作の枠。中にフォーカスがある間だけキーを聞く。 */
export function PlayerFrame({ playback, keys, onKeyDown, children, ...rest }: PlayerFrameProps) {
  const rate = (value: PlaybackRate) => () => playback.setRate(value);
  const actions: Partial<Record<TransportKey, () => void>> = {
    toggle: playback.toggle,
    frameBack: () => playback.step(-1),
    frameForward: () => playback.step(1),
    quarter: rate(0.25),
    half: rate(0.5),
    whole: rate(1),
    ...keys,
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const key = transportKey(event);
    const act = key && actions[key];
    if (!act) return;
    event.preventDefault();
    act();
  };

  return (
    <Frame tabIndex={-1} {...rest} onKeyDown={handleKeyDown} data-theme="dark">
      {children}
    </Frame>
  );
}

/** What stands below the picture. */
export const PlayerControls = styled.div`
  min-width: 0;
`;

const Frame = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  overflow: hidden;
  border: ${token("hairline")} solid ${token("board-line")};
  border-radius: ${token("r-m")};
  background: ${token("board-2")};
  color: ${token("board-ink")};

  & > :first-child {
    flex: 1;
  }
  &:fullscreen {
    border: 0;
    border-radius: 0;
  }

  /* Only the picture stays in sight: without a box of its own the frame leaves it to the page. */
  @media ${media.mobile} {
    &[data-sticky]:not(:fullscreen) {
      display: contents;
    }
    &[data-sticky]:not(:fullscreen) > :first-child {
      flex: none;
      position: sticky;
      inset-block-start: ${token("topbar")};
      z-index: ${token("z-sticky")};
      overflow: hidden;
      border: ${token("hairline")} solid ${token("board-line")};
    }
    &[data-sticky]:not(:fullscreen) > ${PlayerControls} {
      margin-block-start: calc(-1 * ${token("sp-3")});
      border: ${token("hairline")} solid ${token("board-line")};
      border-block-start: 0;
      border-radius: 0 0 ${token("r-m")} ${token("r-m")};
      background: ${token("board-2")};
      color: ${token("board-ink")};
    }
  }
  /* A phone held sideways has no room for it. */
  @media ${media.short} {
    &[data-sticky]:not(:fullscreen) > :first-child {
      position: static;
    }
  }
`;
