import type { Dashboard, GradeGroup } from "@kyuseki/domain";
import { type HeadlineStatement, headlineOf } from "@kyuseki/domain/headline";
import { Headline } from "../../../components/Headline/Headline.tsx";
import { useHeadlineWords } from "../../../components/Headline/useHeadlineWords.tsx";

/** このレポートの要点。読めなかった区画があるときは、急ぐことがないとは言わない。 */
export function DashboardHeadline({ dashboard, grade }: { dashboard: Dashboard; grade: GradeGroup | null }) {
  const words = useHeadlineWords();
  const { today, pain, guard, practice } = dashboard;
  const content = headlineOf({ pain, pitchers: guard, missing: practice?.missing ?? null });
  if (content.statements.length === 0 && !content.isComplete) return null;
  return <Headline {...words(content, { today, looked: "noneOfAll", wayOf: (said) => ({ href: hrefOf(said) }) })} />;

  function hrefOf({ kind, memberIds }: HeadlineStatement): string {
    const [id] = memberIds;
    const isAlone = memberIds.length === 1;
    const stage = grade === null ? "" : `grade=${grade}`;
    if (kind === "missing") return `/notification?to=${memberIds.join(".")}`;
    if (kind === "pain") {
      const report = pain.find(({ member }) => member.id === id);
      return isAlone && report
        ? `/training-report/${id}?day=${report.date}#day`
        : `/training-report?${[stage, "pain=1"].filter(Boolean).join("&")}`;
    }
    if (isAlone) return `/dashboard/pitch-guard?player=${id}`;
    return `/dashboard/pitch-guard${stage && `?${stage}`}`;
  }
}
