import { type GradeGroup, gradeMatches, type Member, type ReportPlayerRow, sortByReading } from "@kyuseki/domain";
import { useDeferredValue, useMemo, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { useJump } from "../../components/KanaJump/useJump.ts";
import { createSearch, type FindableScreen } from "../../components/PlayerSearch/createSearch.ts";
import { useMedia } from "../../layout/useMedia.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media, token } from "../../tokens/theme.ts";
import { Found } from "./parts/Found.tsx";
import { PlayersByReading } from "./parts/PlayersByReading.tsx";
import { RecentPlayers } from "./parts/RecentPlayers.tsx";
import { SearchDock } from "./parts/SearchDock.tsx";

export type SearchScreenProps = {
  members: Loadable<readonly Member[]>;
  /** アナライザーで測った選手の数字。なければ、行に出さない。 */
  bests?: readonly ReportPlayerRow[] | undefined;
  /** 行ける画面。同じ配列を渡し続けると速い。 */
  screens: readonly FindableScreen[];
  /** 最近見た選手の id。新しい順。 */
  recent: readonly number[];
  /** 選手を選ぶと開くところ。 */
  linkOf: (member: Member) => string;
  onForgetRecent: () => void;
  onRetry: () => void;
};

/** 選手を探して、その人のレポートか、メンバーの詳細を開く。スマートフォンの画面（RO-3）。 */
export function SearchScreen(props: SearchScreenProps) {
  const { members, bests, screens, recent, linkOf, onForgetRecent, onRetry } = props;
  const { formatMessage } = useIntl();
  const [typed, setTyped] = useState("");
  const [grade, setGrade] = useState<GradeGroup | null>(null);
  const { target, jump } = useJump();
  // Typing stays responsive with a long list.
  const wanted = useDeferredValue(typed).trim();
  const known = members.status === "ready" ? members.value : nobody;
  const players = useMemo(() => sortByReading(known), [known]);
  const shown = useMemo(() => players.filter((member) => gradeMatches(grade, member.grade)), [players, grade]);
  const bestOf = useMemo(() => new Map(bests?.map((best) => [best.id, best])), [bests]);
  const row = { linkOf, bestOf, target };
  const search = useMemo(() => createSearch(known, screens, formatMessage), [known, screens, formatMessage]);
  const isMobile = useMedia(media.mobile);
  const dock = (
    <SearchDock
      key="dock"
      players={shown}
      typed={typed}
      grade={grade}
      onType={setTyped}
      onGrade={setGrade}
      onJump={({ id }) => jump(id)}
    />
  );

  return (
    <Frame data-typed={wanted !== "" || undefined}>
      {!isMobile && dock}
      <div data-part="lists">
        {members.status === "loading" && <TableSkeleton rows={6} />}
        {members.status === "failed" && <ErrorState code={members.code} onRetry={onRetry} />}
        {wanted !== "" && members.status !== "loading" && (
          <Found {...row} typed={wanted} hits={search(wanted, limits)} />
        )}
        {wanted === "" && members.status === "ready" && (
          <>
            <RecentPlayers members={known} recent={recent} linkOf={linkOf} onForget={onForgetRecent} />
            <PlayersByReading {...row} players={shown} total={players.length} onReset={() => setGrade(null)} />
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
