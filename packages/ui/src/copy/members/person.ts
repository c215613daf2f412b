import type { AnalyzerUsage, Applicant, CoachType, Gender, GradeGroup, Hand, TrainingUsage } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";

export { gradeText } from "./grade.ts";

/** Filter groups of school grades (EN-3). */
export const gradeGroupText = defineMessages({
  e: { id: "gradeGroup.e", defaultMessage: "小" },
  j: { id: "gradeGroup.j", defaultMessage: "中" },
  h: { id: "gradeGroup.h", defaultMessage: "高" },
}) satisfies Record<GradeGroup, MessageDescriptor>;

/** School stages in full. */
export const stageText = defineMessages({
  e: { id: "stage.e", defaultMessage: "小学" },
  j: { id: "stage.j", defaultMessage: "中学" },
  h: { id: "stage.h", defaultMessage: "高校" },
}) satisfies Record<GradeGroup, MessageDescriptor>;

/** Genders (EN-2). */
export const genderText = defineMessages({
  M: { id: "gender.M", defaultMessage: "男" },
  F: { id: "gender.F", defaultMessage: "女" },
}) satisfies Record<Gender, MessageDescriptor>;

/** Who applies for membership with the code of a team. */
export const applicantText = defineMessages({
  guardian: { id: "join.guardian", defaultMessage: "保護者" },
  player: { id: "join.self", defaultMessage: "選手本人" },
}) satisfies Record<Applicant, MessageDescriptor>;

export const handText = defineMessages({
  L: { id: "hand.L", defaultMessage: "左" },
  R: { id: "hand.R", defaultMessage: "右" },
  X: { id: "hand.X", defaultMessage: "両" },
}) satisfies Record<Hand, MessageDescriptor>;

/** Analyzer usage (EN-6). */
export const analyzerUsageText = defineMessages({
  in_use: { id: "analyzerUsage.in_use", defaultMessage: "利用中" },
  stopped: { id: "analyzerUsage.stopped", defaultMessage: "利用停止" },
  invited: { id: "analyzerUsage.invited", defaultMessage: "招待中" },
  awaiting_invitation: { id: "analyzerUsage.awaiting_invitation", defaultMessage: "招待待ち" },
  none: { id: "analyzerUsage.none", defaultMessage: "-" },
}) satisfies Record<AnalyzerUsage, MessageDescriptor>;

/** Training usage (EN-7). */
export const trainingUsageText = defineMessages({
  awaiting_approval: { id: "trainingUsage.awaiting_approval", defaultMessage: "承認待ち" },
  awaiting_purchase: { id: "trainingUsage.awaiting_purchase", defaultMessage: "購入待ち" },
  stopped: { id: "trainingUsage.stopped", defaultMessage: "利用停止" },
  in_use: { id: "trainingUsage.in_use", defaultMessage: "利用中" },
}) satisfies Record<TrainingUsage, MessageDescriptor>;

export const coachTypeText = defineMessages({
  manager: { id: "coachType.manager", defaultMessage: "監督" },
  coach: { id: "coachType.coach", defaultMessage: "コーチ" },
}) satisfies Record<CoachType, MessageDescriptor>;

/** What is said of a person, as a label or a header. */
export const personText = plain.defineMessages({
  player: { id: "person.player", defaultMessage: "選手" },
  grade: { id: "person.grade", defaultMessage: "学年" },
  gender: { id: "person.gender", defaultMessage: "性別" },
  height: { id: "person.height", defaultMessage: "身長" },
  weight: { id: "person.weight", defaultMessage: "体重" },
  lastName: { id: "person.lastName", defaultMessage: "姓" },
  firstName: { id: "person.firstName", defaultMessage: "名" },
  hands: { id: "person.hands", defaultMessage: "投／打" },
  kana: { id: "person.kana", defaultMessage: "よみがな" },
  guardianEmail: { id: "person.guardianEmail", defaultMessage: "保護者のメールアドレス" },
  role: { id: "person.role", defaultMessage: "役割" },
  missing: { id: "person.missing", defaultMessage: "この選手はいません" },
  nobody: { id: "person.nobody", defaultMessage: "選手がまだいません" },
  toMembers: { id: "person.toMembers", defaultMessage: "メンバーリストを開く" },
});
