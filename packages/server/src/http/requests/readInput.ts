import { Failure } from "@kyuseki/domain";
import type * as z from "zod/mini";

/** Checks what came in; unknown keys are left out (T4). @throws Failure "invalid" naming each bad field in Japanese. */
export function readInput<S extends z.ZodMiniType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Failure("invalid", fieldsOf(parsed.error.issues));
  const unstorable = unstorableText(parsed.data);
  if (unstorable) throw new Failure("invalid", { fields: { [unstorable.join(".")]: "使えない文字が含まれています" } });
  return parsed.data;
}

type Path = readonly PropertyKey[];

/** No field is named when the whole body or query is not what it should be. */
function fieldsOf(issues: readonly { path: Path; message: string }[]): { fields?: Record<string, string> } {
  const fields: Record<string, string> = {};
  for (const { path, message } of issues) fields[path.map(String).join(".")] ??= inJapanese(message);
  return "" in fields ? {} : { fields };
}

/** Messages without a Japanese letter are the schema library's own. */
function inJapanese(message: string): string {
  return /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(message)
    ? message
    : "入力内容を確認してください";
}

/**
 * The path of the first text that PostgreSQL cannot store: it takes neither NUL nor half of a surrogate pair, and changing
 * a text silently is worse than refusing it.
 */
function unstorableText(value: unknown): string[] | undefined {
  if (typeof value === "string") return value.includes("\0") || !value.isWellFormed() ? [] : undefined;
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorableText(inner);
    if (found) return [key, ...found];
  }
  return undefined;
}
