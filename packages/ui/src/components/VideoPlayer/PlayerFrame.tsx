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

  @media ${media.mobile} {
    &[data-sticky] {
      position: sticky;
      inset-block-start: ${token("topbar")};
      z-index: ${token("z-sticky")};
      border-inline: 0;
      border-radius: 0;
    }
  }
  /* Shrinks where it would fill the screen. */
  @media ${media.short} {
    &[data-sticky] {
      position: static;
    }
  }
`;
