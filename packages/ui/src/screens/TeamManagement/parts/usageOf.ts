import { analyzerUsage, gradeGroupOf, gradeGroups, type Member, trainingUsage } from "@kyuseki/domain";

/** Number of members and of those that use each service, without applicants and former members. */
export function usageOf(everyone: readonly Member[]) {
  const members = everyone.filter(({ state }) => state === "active");
  const count = (matches: (member: Member) => boolean) => members.filter(matches).length;
  const analyzer = (usage: ReturnType<typeof analyzerUsage>) => count((member) => analyzerUsage(member) === usage);
  const training = (usage: ReturnType<typeof trainingUsage>) => count((member) => trainingUsage(member) === usage);

  return {
    total: members.length,
    /** Oldest first, without empty stages. */
    stages: gradeGroups
      .toReversed()
      .map((stage) => ({ stage, count: count(({ grade }) => gradeGroupOf(grade) === stage) }))
      .filter((stage) => stage.count > 0),
    analyzer: { inUse: analyzer("in_use"), invited: analyzer("invited"), awaiting: analyzer("awaiting_invitation") },
    training: {
      inUse: training("in_use"),
      approval: training("awaiting_approval"),
      purchase: training("awaiting_purchase"),
    },
  };
}
