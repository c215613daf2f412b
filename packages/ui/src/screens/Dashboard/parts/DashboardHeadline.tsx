import type { Dashboard, GradeGroup } from "@kyuseki/domain";
import { type HeadlineStatement, headlineOf } from "@kyuseki/domain/headline";
import { Headline } from "../../../components/Headline/Headline.tsx";
import { painHref } from "../../../components/Headline/painHref.ts";
import { useHeadlineWords } from "../../../components/Headline/useHeadlineWords.tsx";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";

/** このレポートの要点。読めなかった区画があるときは、急ぐことがないとは言わない。 */
export function DashboardHeadline({ dashboard, grade }: { dashboard: Dashboard; grade: GradeGroup | null }) {
  const words = useHeadlineWords();
  const { today, pain, guard, practice } = dashboard;
  const content = headlineOf({ pain, pitchers: guard, missing: practice?.missing ?? null });
  if (content.statements.length === 0 && !content.isComplete) return null;
  return (
    <Headline {...words(content, { today, calmCaption: "noneOfAll", actionOf: (said) => ({ href: hrefOf(said) }) })} />
  );

  function hrefOf({ kind, memberIds }: HeadlineStatement): string {
    if (kind === "missing") return composerHref(memberIds);
    if (kind === "pain") {
      const reports = pain.map(({ member, date }) => ({ memberId: member.id, date }));
      return painHref(memberIds, reports, grade);
    }
    if (memberIds.length === 1) return `/dashboard/pitch-guard?player=${memberIds[0]}`;
    return `/dashboard/pitch-guard${grade === null ? "" : `?grade=${grade}`}`;
  }
}
