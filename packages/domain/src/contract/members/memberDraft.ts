import * as z from "zod/mini";
import { grades } from "../../vocabulary/grade.ts";
import { halfWidthNumber } from "../../vocabulary/uniformNumber.ts";
import { defineEndpoint } from "../endpoint.ts";
import { nameField } from "../fields.ts";
import { genderCode, MEMBERS_LIMIT, memberSchema, orNull, playingHandsSchema } from "./members.ts";

const uniformNumberRule = "背番号は1〜3桁の数字で入力してください";
const email = orNull(
  z.email("メールアドレスの形式で入力してください").check(z.maxLength(254, "メールアドレスが長すぎます")),
);
const within = (label: string, min: number, max: number, unit: string) => {
  const range = `${label}は${min}〜${max}${unit}で入力してください`;
  return orNull(z.number(`${label}は数字で入力してください`).check(z.minimum(min, range), z.maximum(max, range)));
};

/** One to three digits as text, for 「0」 and 「00」 differ; an empty one is none. */
const uniformNumber = orNull(
  z.pipe(
    z.string(uniformNumberRule).check(z.overwrite(halfWidthNumber), z.regex(/^[0-9]{0,3}$/, uniformNumberRule)),
    z.transform((digits) => digits || null),
  ),
);

/** What a coach may enter about a member; statuses, ids and the team are never taken from a body (VA-5). */
export const memberDraftSchema = z.object({
  last_name: nameField("姓", 1, 50),
  first_name: nameField("名", 1, 50),
  last_name_kana: z._default(nameField("せい", 0, 50), ""),
  first_name_kana: z._default(nameField("めい", 0, 50), ""),
  email,
  guardian_email: email,
  grade: z.enum(grades, "学年を選んでください"),
  height: within("身長", 50, 250, "cm"),
  weight: within("体重", 10, 200, "kg"),
  uniform_number: uniformNumber,
  gender: z._default(genderCode, null),
  additional: orNull(playingHandsSchema),
});
export type MemberDraft = z.infer<typeof memberDraftSchema>;

const noParams = z.object({});

export const createMember = defineEndpoint({
  id: "createMember",
  method: "PUT",
  path: "/api/coach/memberlist/create",
  access: "coach",
  params: noParams,
  query: noParams,
  body: memberDraftSchema,
  reply: memberSchema,
  status: 201,
});

export const bulkCreateMember = defineEndpoint({
  id: "bulkCreateMember",
  method: "POST",
  path: "/api/coach/memberlist/bulk_create_member",
  access: "coach",
  params: noParams,
  query: noParams,
  body: z.object({
    members: z
      .array(memberDraftSchema)
      .check(
        z.minLength(1, "追加するメンバーを入力してください"),
        z.maxLength(MEMBERS_LIMIT, "一度に追加できるのは1000人までです"),
      ),
  }),
  reply: z.object({ members: z.array(memberSchema) }),
  status: 201,
});
