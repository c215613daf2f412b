export { contract } from "./contract/all.ts";
export {
  type Access,
  type AnyEndpoint,
  type BodyInput,
  type BodyOf,
  defineEndpoint,
  type ParamsOf,
  type QueryInput,
  type QueryOf,
  type ReplyOf,
} from "./contract/endpoint.ts";
export {
  type LinkStatus,
  linkStatuses,
  MEMBERS_LIMIT,
  type Member,
  type MemberDetail,
  type MemberDraft,
  type MembersQuery,
  memberDetailSchema,
  memberDraftSchema,
  memberSchema,
  memberStates,
} from "./contract/members.ts";
export {
  type CoachType,
  coachTypes,
  type LoginDraft,
  loginDraftSchema,
  type Session,
  type SessionTeam,
  type SessionUser,
  type SportType,
  sessionSchema,
  sportTypes,
} from "./contract/session.ts";
export { type Ball, balls, type Team, type TeamDraft, teamDraftSchema, teamSchema } from "./contract/team.ts";
export {
  Failure,
  type FailureBody,
  type FailureCode,
  failureBodySchema,
  failureCodes,
  failureStatus,
} from "./failure.ts";
export { product, storageKeys } from "./product.ts";
export { type Grade, type GradeGroup, gradeGroups, grades } from "./rules/grade.ts";
export { type Gender, genders, type Hand, hands } from "./rules/person.ts";
