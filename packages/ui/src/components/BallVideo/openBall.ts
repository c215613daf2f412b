import type { MeasuredBall } from "@kyuseki/domain";
import type { MouseEvent } from "react";
import { isPlainClick } from "../Link/isPlainClick.ts";
import { ballHref } from "./ballVideo.ts";

/** A link to another ball that opens without scrolling the page. */
export function linkToBall(ball: Pick<MeasuredBall, "id" | "member_id" | "mode">, onOpen: (id: number) => void) {
  return {
    href: ballHref(ball),
    onClick: (event: MouseEvent) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      onOpen(ball.id);
    },
  };
}
