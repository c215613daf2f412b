import * as z from "zod/mini";
import { fullWidthKana, graphemeCount } from "../vocabulary/text.ts";

/** A trimmed text of `min` to `max` characters as a person counts them (VA-4); the messages name the field. */
export const textField = (label: string, min: number, max: number) => limitedText(z.trim(), label, min, max);

/**
 * The name of a person or a team, or its reading: a `textField` whose half-width kana become full-width. A text that is
 * far too long stays as it came and is refused without the work of joining its marks (I6).
 */
export const nameField = (label: string, min: number, max: number) =>
  limitedText(
    z.overwrite<string>((text) => {
      const trimmed = text.trim();
      return trimmed.length > max * longestCharacter ? trimmed : fullWidthKana(trimmed);
    }),
    label,
    min,
    max,
  );

function limitedText(tidied: ReturnType<typeof z.trim>, label: string, min: number, max: number) {
  return z.string(`${label}を入力してください`).check(
    tidied,
    z.minLength(min, `${label}を入力してください`),
    z.refine(
      (text) => text.length <= max || (text.length <= max * longestCharacter && graphemeCount(text) <= max),
      `${label}は${max}文字以内で入力してください`,
    ),
    z.refine(isStorable, "使えない文字が含まれています"),
  );
}

/** A database stores neither NUL nor half of a surrogate pair. */
const isStorable = (text: string) => !text.includes("\0") && !/\p{Surrogate}/u.test(text);

/**
 * UTF-16 units one character may take. A long emoji takes 15; without a bound, any number of combining marks would
 * count as one character.
 */
const longestCharacter = 32;
