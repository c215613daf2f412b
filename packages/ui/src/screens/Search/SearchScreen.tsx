import type { Member } from "@kyuseki/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { createSearch, type FindableScreen } from "../../components/PlayerSearch/createSearch.ts";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media, token } from "../../tokens/theme.ts";
import { Found } from "./parts/Found.tsx";
import { PlayersByGrade } from "./parts/PlayersByGrade.tsx";
import { byGrade, noFilter } from "./parts/playerRows.ts";
import { RecentPlayers } from "./parts/RecentPlayers.tsx";
import { SearchDock } from "./parts/SearchDock.tsx";

export type SearchScreenProps = {
  members: Loadable<readonly Member[]>;
  /** 行ける画面。同じ配列を渡し続けると速い。 */
  screens: readonly FindableScreen[];
  /** 最近見た選手の id。新しい順。 */
  recent: readonly number[];
  /** 選手を選ぶと開くところ。 */
  linkOf: (member: Member) => string;
  onForgetRecent: () => void;
  onRetry: () => void;
};

/** 選手を探して、その人のレポートを開く。スマートフォンの画面（RO-3）。広い画面では、選手別レポートの入口になる。 */
export function SearchScreen({ members, screens, recent, linkOf, onForgetRecent, onRetry }: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [filter, setFilter] = useState(noFilter);
  // Typing stays responsive with a long list.
  const wanted = useDeferredValue(typed).trim();
  const known = members.status === "ready" ? members.value : nobody;
  const players = useMemo(() => byGrade(known), [known]);
  const search = useMemo(() => createSearch(known, screens, formatMessage), [known, screens, formatMessage]);
  const isMobile = useMedia(media.mobile);
  const dock = (
    <SearchDock key="dock" players={players} typed={typed} filter={filter} onType={setTyped} onFilter={setFilter} />
  );

  return (
    <Frame data-typed={wanted !== "" || undefined}>
      {!isMobile && dock}
      <div data-part="lists">
        {members.status === "loading" && <TableSkeleton rows={6} />}
        {members.status === "failed" && <ErrorState code={members.code} onRetry={onRetry} />}
        {wanted !== "" && members.status !== "loading" && (
          <Found typed={wanted} hits={search(wanted, limits)} linkOf={linkOf} />
        )}
        {wanted === "" && members.status === "ready" && (
          <>
            <RecentPlayers members={known} recent={recent} linkOf={linkOf} onForget={onForgetRecent} />
            <PlayersByGrade players={players} filter={filter} linkOf={linkOf} onReset={() => setFilter(noFilter)} />
          </>
        )}
      </div>
      {isMobile && dock}
    </Frame>
  );
}

const nobody: readonly Member[] = [];
const limits = { players: 50, screens: 5 } as const;

/** As high as the room between the bars, so that the field is at the bottom even of a short list. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - var(--sticky-top, ${token("topbar")}));

  & > [data-part="lists"] {
    flex: 1;
    min-width: 0;
  }
  /* Results are next to the field: an on-screen keyboard leaves only that visible. */
  &[data-typed] > [data-part="lists"] {
    display: grid;
    align-content: end;
  }
  @media ${media.tablet} {
    gap: ${token("sp-3")};
    max-width: ${token("page")};
    padding: ${token("sp-5")} ${token("sp-6")} ${token("sp-7")};

    &[data-typed] > [data-part="lists"] {
      align-content: start;
    }
  }
  @media ${media.compact} {
    min-height: calc(
      100dvh - var(--sticky-top, ${token("topbar")}) - ${token("bottombar")} - env(safe-area-inset-bottom)
    );
  }
`;
