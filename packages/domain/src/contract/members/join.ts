import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { applicants, genders } from "../../vocabulary/person.ts";
import { emailField } from "../account/credentials.ts";
import { defineEndpoint } from "../endpoint.ts";
import { nameField } from "../fields.ts";

const noParams = z.object({});
const code = z
  .string("チームコードを入力してください")
  .check(z.minLength(1, "チームコードを入力してください"), z.maxLength(64));

/** Whether a join code can be used now; the team is shown so that the reader knows whose poster it was. */
const joinPageSchema = z.object({
  state: z.enum(["open", "expired", "revoked"]),
  /** As printed on the poster. */
  code: z.string(),
  expires_at: z.iso.datetime(),
  /** Who may apply with it; null: a player or a guardian. */
  applicant: z.nullable(z.enum(applicants)),
  team: z.object({ name: z.string(), logo: z.nullable(z.string()) }),
});
export type JoinPage = z.infer<typeof joinPageSchema>;

/** Tells whether a join code can be used (BE-6). @throws not_found for an unknown code */
export const checkJoinCode = defineEndpoint({
  id: "checkJoinCode",
  method: "POST",
  path: "/api/join/check",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.object({ code }),
  reply: joinPageSchema,
  status: 200,
  idempotent: false,
  refuses: ["not_found", "rate_limited"],
});

const kana = (label: string) =>
  nameField(label, 1, 50).check(z.regex(/^[\p{Script=Hiragana}ー・\s]+$/u, "ひらがなで入力してください"));

/** Consent is the guardian's; a player confirms that the guardian agrees. */
export const joinDraftSchema = z.object({
  applicant: z.enum(applicants, "入力する人を選んでください"),
  last_name: nameField("姓", 1, 50),
  first_name: nameField("名", 1, 50),
  last_name_kana: kana("せい"),
  first_name_kana: kana("めい"),
  grade: z.enum(grades, "学年を選んでください"),
  gender: z._default(z.nullable(z.enum(genders, "性別を選び直してください")), null),
  guardian_email: emailField,
  consent: z.literal(true, "保護者の同意が必要です"),
});
export type JoinDraft = z.infer<typeof joinDraftSchema>;

/**
 * Sends an application; the same one again returns the first receipt. @throws not_found, conflict when the code has
 * expired, invalid at `applicant` when the code is not for that person
 */
export const applyToJoin = defineEndpoint({
  id: "applyToJoin",
  method: "POST",
  path: "/api/join/apply",
  access: "public",
  params: noParams,
  query: noParams,
  body: z.extend(joinDraftSchema, { code }),
  reply: z.object({ receipt: z.string() }),
  status: 201,
  refuses: ["not_found", "conflict", "rate_limited"],
});
