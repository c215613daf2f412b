import type { MeasuredBall } from "@kyuseki/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { callFailure } from "../../state/callFailure.ts";
import type { Loadable } from "../../state/loadable.ts";
import type { BallChanges } from "./ballChanges.ts";

/** Ids of the balls of a ball's day, loaded when first shown and whenever `again` is called. */
export function useDayBalls(ball: MeasuredBall, readDay: BallChanges["readDay"]) {
  const [day, setDay] = useState<Loadable<readonly number[]>>({ status: "loading" });
  const [tries, setTries] = useState(0);
  const read = useEffectEvent(() => readDay(ball));

  // biome-ignore lint/correctness/useExhaustiveDependencies: each try reads anew
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Loadable<readonly number[]>) => isCurrent && setDay(next);
    read().then(
      (value) => show({ status: "ready", value }),
      (error) => show({ status: "failed", code: callFailure(error).code }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);

  return {
    day,
    again: () => {
      setDay({ status: "loading" });
      setTries(tries + 1);
    },
  };
}
