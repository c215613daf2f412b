import type { MemberDraft } from "@kyuseki/domain";

/** What a coach enters of a member and is stored as it is: column and SQL type. Hands are two columns (EN-1). */
const draftColumns = {
  last_name: "text",
  first_name: "text",
  last_name_kana: "text",
  first_name_kana: "text",
  email: "text",
  guardian_email: "text",
  grade: "text",
  height: "numeric",
  weight: "numeric",
  uniform_number: "text",
  gender: "text",
} as const satisfies Record<Exclude<keyof MemberDraft, "additional">, string>;

const each = (sql: (name: string, type: string) => string) =>
  Object.entries(draftColumns)
    .map(([name, type]) => sql(name, type))
    .join(", ");

export const draftNames = each((name) => name);
/** `m.last_name, m.first_name, …` */
export const draftOf = (alias: string) => each((name) => `${alias}.${name}`);
/** `last_name = d.last_name, …` */
export const draftSetFrom = (alias: string) => each((name) => `${name} = ${alias}.${name}`);
/** Column definitions of a draft that arrives as JSON. */
export const draftRecord = `${each((name, type) => `${name} ${type}`)}, additional jsonb`;
/** Of `m` in its team `t`: throwing and batting hands exist in baseball teams only (EN-1). */
export const handsOfMember =
  "case when t.sport_type = 'baseball' then json_build_object('pitching', m.pitching, 'batting', m.batting) end as additional";
