import { grades, type Member, type YearMove } from "@kyuseki/domain";
import { useLayoutEffect, useMemo, useRef } from "react";
import styled from "styled-components";
import type { PopupTriggerProps } from "../../../components/Menu/usePopup.ts";
import { media, token } from "../../../tokens/theme.ts";
import { MoveGroup } from "./MoveGroup.tsx";
import type { TileHandlers } from "./MoveTile.tsx";
import type { RosterGroup } from "./rosterGroups.ts";
import { useYearWords } from "./useYearWords.ts";

export type RosterTilesProps = {
  groups: readonly RosterGroup[];
  moves: ReadonlyMap<number, YearMove>;
  /** メニューを開くボタンの属性。押された札が、そのボタンになる。null なら、見るだけ。 */
  trigger: PopupTriggerProps | null;
  asked: Member | undefined;
  /** 同じ関数を渡し続ける。 */
  onAsk: (member: Member) => void;
};

/** 学年ごとの札。どの札も同じメニューを開く。 */
export function RosterTiles({ groups, moves, trigger, asked, onAsk }: RosterTilesProps) {
  const { shortStep } = useYearWords();
  const latest = useRef(trigger);
  useLayoutEffect(() => {
    latest.current = trigger;
  });
  const handlers = useMemo((): TileHandlers => {
    const ask = (member: Member, tile: HTMLButtonElement) => {
      if (latest.current) latest.current.ref.current = tile;
      onAsk(member);
    };
    return {
      onPress: (member, event) => {
        ask(member, event.currentTarget);
        latest.current?.onClick(event);
      },
      onKey: (member, event) => {
        latest.current?.onKeyDown(event);
        if (event.defaultPrevented) ask(member, event.currentTarget);
      },
      onFocus: (event) => latest.current?.onFocus(event),
      onPointerEnter: (event) => latest.current?.onPointerEnter(event),
    };
  }, [onAsk]);
  const steps = new Map(grades.map((grade) => [grade, shortStep(grade)]));

  return (
    <Groups>
      {groups.map((group) => (
        <MoveGroup
          key={group.id}
          group={group}
          moves={moves}
          asked={asked}
          steps={steps}
          isOpen={trigger?.["aria-expanded"] === true}
          handlers={trigger && handlers}
        />
      ))}
    </Groups>
  );
}

const Groups = styled.dl`
  display: grid;
  grid-template-columns: ${token("cell-s")} minmax(0, 1fr);
  margin-block-start: ${token("sp-2")};

  @media ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
