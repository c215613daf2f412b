import type { GuardedPlayer } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { tableStyle } from "../DataTable/parts/tableStyle.ts";
import { GuardCards } from "./GuardCards.tsx";
import { GuardRows } from "./GuardRows.tsx";
import { type GuardOrder, guardGroups } from "./guardGroups.ts";
import type { GuardReading } from "./guardParts.ts";

export type GuardTableProps = Omit<ComponentPropsWithRef<"div">, "children"> &
  GuardReading & {
    players: readonly GuardedPlayer[];
    /** ルールごとのまとまりの中の並び順。 */
    order?: GuardOrder;
  };

/** 選手ごとの投球数と、あす投げられる球数。ルールごとに分け、その名前と版と数を見出しに出す。 */
export function GuardTable({
  today,
  players,
  order,
  week,
  caution,
  days,
  onFinishedBatter,
  onOpen,
  ...rest
}: GuardTableProps) {
  const isMobile = useMedia(media.mobile);
  const parts = { today, groups: guardGroups(players, order), week, caution, days, onFinishedBatter, onOpen };

  return <Frame {...rest}>{isMobile ? <GuardCards {...parts} /> : <GuardRows {...parts} />}</Frame>;
}

const Frame = styled.div`
  ${tableStyle}
  min-width: 0;

  & [data-wraps] {
    white-space: normal;
  }
  & [scope="rowgroup"] {
    height: ${token("control-m")};
    background: ${token("surface-2")};
  }
  & :not(:first-of-type) > * > [scope="rowgroup"] {
    border-block-start: ${token("hairline")} solid ${token("line-2")};
  }
`;
