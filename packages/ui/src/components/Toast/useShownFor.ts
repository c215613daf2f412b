import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { media } from "../../tokens/theme.ts";

/**
 * Drains the bar over `shownMs`, then calls `onEnd`. The animation is the clock, so it can be paused; reduced motion
 * only hides its movement.
 */
export function useShownFor(bar: RefObject<HTMLElement | null>, shownMs: number, held: boolean, onEnd: () => void) {
  const running = useRef<Animation>(undefined);
  const handleEnd = useEffectEvent(onEnd);

  useEffect(() => {
    const isStill = window.matchMedia(media.still).matches;
    const animation = bar.current?.animate({ scale: ["1 1", isStill ? "1 1" : "0 1"] }, { duration: shownMs });
    if (!animation) return;
    running.current = animation;
    animation.onfinish = () => handleEnd();
    return () => animation.cancel();
  }, [bar, shownMs]);

  useEffect(() => {
    if (running.current?.playState === "finished") return;
    if (held) running.current?.pause();
    else running.current?.play();
  }, [held]);
}
