import type { GuardedPlayer } from "@kyuseki/domain";
import { type HeadlineStatement, headlineOf } from "@kyuseki/domain/headline";
import { Headline } from "../../../components/Headline/Headline.tsx";
import type { HeadlineFact } from "../../../components/Headline/headlineFact.ts";
import { painHref } from "../../../components/Headline/painHref.ts";
import { useHeadlineWords } from "../../../components/Headline/useHeadlineWords.tsx";
import type { PitchGuardView } from "./guardView.ts";

type GuardHeadlineProps = {
  today: string;
  /** 絞り込んだ後の選手。 */
  players: readonly GuardedPlayer[];
  view: PitchGuardView;
  onViewChange: (change: Partial<PitchGuardView>) => void;
};

/** 投げる前に見る人。一人なら、その人の記録を開く。 */
export function GuardHeadline({ today, players, view, onViewChange }: GuardHeadlineProps) {
  const words = useHeadlineWords();
  const pitchers = players.map((member) => ({ member, ...member.guard }));
  const content = headlineOf({ pain: [], pitchers, missing: [] });
  const isCounted = players.some(({ guard: { level } }) => level !== null);
  // Where no rule covers anybody, 「超過はありません」 would be a claim.
  if (content.statements.length === 0 && !isCounted) return null;
  return <Headline {...words(content, { today, calmCaption: "noneOfPitchers", actionOf })} />;

  function actionOf({ kind, memberIds }: HeadlineStatement): Pick<HeadlineFact, "href" | "onPress"> {
    if (kind === "pain") {
      const reports = players.flatMap(({ id, guard }) => (guard.pain ? [{ memberId: id, date: guard.pain.date }] : []));
      return { href: painHref(memberIds, reports, view.grade) };
    }
    const [id] = memberIds;
    // Several are named, and stand in the table below.
    return memberIds.length === 1 && id !== undefined ? { onPress: () => onViewChange({ player: id }) } : {};
  }
}
