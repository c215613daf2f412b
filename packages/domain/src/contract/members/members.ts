import * as z from "zod/mini";
import { memberLimits } from "../../limits.ts";
import { gradeGroups, grades } from "../../vocabulary/grade.ts";
import { genders, hands } from "../../vocabulary/person.ts";
import { defineEndpoint } from "../endpoint.ts";
import { idInAddress } from "../rowFields.ts";
import { balls } from "../team/team.ts";

export const linkStatuses = ["in_use", "not_use", "wait_acceptance", "unlink_user"] as const;
export const memberStates = ["applied", "active", "archived"] as const;
/** 卒業, 退団. */
export const archivedAs = ["graduated", "left"] as const;
export type ArchivedAs = (typeof archivedAs)[number];
export const MEMBERS_LIMIT = memberLimits.perCall;

/** A field that may be left out or cleared. */
export const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
export const genderCode = z.nullable(z.enum(genders, "性別を選び直してください"));
const handCode = orNull(z.enum(hands, "左・右・両から選んでください"));

/** Throwing and batting hand; baseball teams only. */
export const playingHandsSchema = z.object({ pitching: handCode, batting: handCode });

/** A member. The order of fields helps compression: a name beside its reading saves a tenth on 1,000 members. */
export const memberSchema = z.object({
  id: z.int(),
  email: z.nullable(z.string()),
  guardian_email: z.nullable(z.string()),
  last_name: z.string(),
  last_name_kana: z.string(),
  first_name: z.string(),
  first_name_kana: z.string(),
  gender: genderCode,
  grade: z.enum(grades),
  /** cm */
  height: z.nullable(z.number()),
  /** kg */
  weight: z.nullable(z.number()),
  /** 背番号, one to three digits; players may share one. */
  uniform_number: z.nullable(z.string()),
  additional: z.nullable(playingHandsSchema),
  nextshot_usage: z.enum(linkStatuses),
  nextshot_id: z.nullable(z.string()),
  nextrainer_usage: z.enum(linkStatuses),
  nextrainer_purchased: z.boolean(),
  state: z.enum(memberStates),
  /** Archived members only. */
  archived_as: z.optional(z.enum(archivedAs)),
  /** Ends the address of their photo, and changes with it; absent without one (`getTeamPhotos`). */
  photo: z.optional(z.int()),
});
export type Member = z.infer<typeof memberSchema>;
export type LinkStatus = (typeof linkStatuses)[number];

/** One measured body size; `date` is YYYY-MM-DD in Asia/Tokyo. */
const bodySizeSchema = z.object({
  date: z.iso.date(),
  height: z.nullable(z.number()),
  weight: z.nullable(z.number()),
});
/** What an applicant entered, with the `receipt` they were given. */
const applicationSchema = z.object({
  receipt: z.string(),
  applicant: z.enum(["guardian", "player"]),
  applied_at: z.iso.datetime(),
});
/** The conditions of a record: values of tee, toss and live, and of different balls, are never pooled. */
export const recordSchema = z.object({
  value: z.number(),
  batting_type: z.nullable(z.literal([1, 2, 3])),
  ball: z.nullable(z.enum(balls)),
});
export const memberDetailSchema = z.extend(memberSchema, {
  /** Version that an edit starts from (R4). */
  version: z.int(),
  registered_on: z.iso.date(),
  body_history: z.array(bodySizeSchema),
  /** Best of all days, km/h (EN-5, EN-11); null without a measurement. */
  records: z.object({ pitch_speed: z.nullable(recordSchema), batted_ball_speed: z.nullable(recordSchema) }),
  /** null unless the state is `applied`, and for an applicant who did not use the code. */
  application: z.nullable(applicationSchema),
  /** Which coach confirmed that the guardians agree to the photo, and when; `by` is null once the account is gone. */
  photo_consent: z.optional(z.object({ by: z.nullable(z.string()), at: z.iso.datetime() })),
});
export type MemberDetail = z.infer<typeof memberDetailSchema>;

/**
 * Query of the member list: page 1, descending id, limit 1000 by default (AP-4). `grade` takes a group (e, j, h) or one
 * grade. Without `state` members and applicants; `archived` those who graduated or left. Deleted ones are in neither.
 */
const membersQuerySchema = z.object({
  state: z.optional(z.enum(memberStates)),
  gender: z.optional(z.enum(genders)),
  grade: z.optional(z.enum([...gradeGroups, ...grades])),
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1),
  sort: z._default(z.enum(["-id", "id"]), "-id"),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(MEMBERS_LIMIT)), MEMBERS_LIMIT),
});
export type MembersQuery = z.infer<typeof membersQuerySchema>;

const noParams = z.object({});
export const memberIdParams = z.object({
  id: idInAddress(),
});

export const listMembers = defineEndpoint({
  id: "listMembers",
  method: "GET",
  path: "/api/coach/memberlist/members",
  access: "coach",
  params: noParams,
  query: membersQuerySchema,
  body: z.undefined(),
  reply: z.object({ members: z.array(memberSchema), total: z.int() }),
  status: 200,
  keptForOffline: true,
});

export const getMember = defineEndpoint({
  id: "getMember",
  method: "GET",
  path: "/api/coach/memberlist/member/:id",
  access: "coach",
  params: memberIdParams,
  query: noParams,
  body: z.undefined(),
  reply: memberDetailSchema,
  status: 200,
  keptForOffline: true,
});
