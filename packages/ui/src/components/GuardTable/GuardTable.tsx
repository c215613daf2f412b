import type { GuardedPlayer } from "@kyuseki/domain";
import type { ComponentPropsWithRef } from "react";
import styled from "styled-components";
import { useMedia } from "../../layout/useMedia.ts";
import { media, token } from "../../tokens/theme.ts";
import { tableStyle } from "../DataTable/tableStyle.ts";
import { GuardCards } from "./GuardCards.tsx";
import { GuardRows } from "./GuardRows.tsx";
import { guardGroups } from "./guardGroups.ts";
import type { GuardReading } from "./guardParts.ts";

export type GuardTableProps = Omit<ComponentPropsWithRef<"div">, "children"> &
  GuardReading & { players: readonly GuardedPlayer[] };

/** 選手ごとの投球数と、あす投げられる球数。ルールごとに分け、その名前と版と数を見出しに出す。 */
export function GuardTable({ today, players, week, caution, ahead, onOpen, ...rest }: GuardTableProps) {
  const isMobile = useMedia(media.mobile);
  const parts = { today, groups: guardGroups(players), week, caution, ahead, onOpen };

  return <Frame {...rest}>{isMobile ? <GuardCards {...parts} /> : <GuardRows {...parts} />}</Frame>;
}

const Frame = styled.div`
  ${tableStyle}
  min-width: 0;

  & tbody :is(td, th) {
    white-space: normal;
  }
  & tbody th[scope="rowgroup"] {
    height: ${token("control-m")};
    background: ${token("surface-2")};
  }
  & tbody + tbody th[scope="rowgroup"] {
    border-block-start: ${token("hairline")} solid ${token("line-2")};
  }
  & [data-part="rule"] {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 ${token("sp-3")};
    font-size: ${token("fs-small")};
    font-weight: ${token("fw-label")};

    & > b {
      font-size: ${token("fs-label")};
    }
    & > small {
      color: ${token("ink-2")};
      font-size: ${token("fs-caption")};
      font-weight: ${token("fw-caption")};
    }
  }
  & table [data-part="player"] {
    min-width: ${token("cell-s")};
  }
  & [data-part="player"] {
    min-height: ${token("touch")};
    max-width: 100%;
    margin-inline: calc(-1 * ${token("sp-2")});
    padding: 0 ${token("sp-2")};
    border: 0;
    border-radius: ${token("r-s")};
    background: none;
    text-align: start;

    &:hover b {
      text-decoration: underline;
    }
  }
`;
