import { token } from "../../tokens/theme.ts";
import type { HeadlineFact } from "./headlineFact.ts";

export const headlineTones = {
  danger: { ink: token("danger"), line: token("danger"), ground: token("danger-soft") },
  good: { ink: token("success"), line: token("success"), ground: token("success-soft") },
  warn: { ink: token("warn"), line: token("warn-mark"), ground: token("warn-soft") },
} as const satisfies Record<HeadlineFact["tone"], Record<string, string>>;
