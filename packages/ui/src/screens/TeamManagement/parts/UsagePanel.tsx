import type { Coach, Member } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { PanelFallback } from "../../../components/Panel/PanelFallback.tsx";
import { StatGrid } from "../../../components/StatGrid/StatGrid.tsx";
import type { Stat } from "../../../components/StatGrid/stat.ts";
import { unitText } from "../../../copy/controls/units.ts";
import { stageText } from "../../../copy/members/person.ts";
import { teamValueText, usageText } from "../../../copy/team/teamManagement.ts";
import { dayOf, longDate } from "../../../format/date.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { usageOf } from "./usageOf.ts";

type UsagePanelProps = {
  members: Loadable<readonly Member[]>;
  /** 届いていない間は、指導者の数だけを出さない。 */
  coaches: readonly Coach[] | null;
  /** アナライザーを使えるチームか（RO-2）。 */
  hasAnalyzer: boolean;
  nowS: number;
  onRetry: () => void;
};

/** メンバーの数と、何を使っているか。 */
export function UsagePanel({ members, coaches, hasAnalyzer, nowS, onRetry }: UsagePanelProps) {
  const { formatMessage } = useIntl();
  const title = formatMessage(usageText.title);
  if (members.status === "failed") return <PanelFallback title={title} loadable={members} onRetry={onRetry} />;
  const { total, stages, analyzer, training } = usageOf(members.status === "ready" ? members.value : []);
  const unit = formatMessage(unitText.person);
  const stats: Stat[] = [
    {
      id: "members",
      label: formatMessage(usageText.members),
      value: total,
      unit,
      note: stages
        .map(({ stage, count }) =>
          formatMessage(teamValueText.stage, { stage: formatMessage(stageText[stage]), count }),
        )
        .join("・"),
      href: "/member-list",
    },
    ...(hasAnalyzer
      ? [
          {
            id: "analyzer",
            label: formatMessage(usageText.analyzer),
            value: analyzer.inUse,
            unit,
            note: formatMessage(teamValueText.analyzerRest, analyzer),
          },
        ]
      : []),
    {
      id: "training",
      label: formatMessage(usageText.training),
      value: training.inUse,
      unit,
      note: formatMessage(teamValueText.trainingRest, training),
    },
    {
      id: "coaches",
      label: formatMessage(usageText.coaches),
      value: coaches?.length ?? null,
      unit,
      note:
        coaches &&
        formatMessage(teamValueText.managers, {
          count: coaches.filter(({ coach_type }) => coach_type === "manager").length,
        }),
    },
  ];

  return (
    <StatGrid
      title={title}
      caption={formatMessage(teamValueText.at, { day: longDate(dayOf(nowS)) })}
      highlight="none"
      stats={stats}
      loading={members.status === "loading"}
    />
  );
}
