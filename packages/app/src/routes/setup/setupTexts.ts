import { balls, sportTypes } from "@kyuseki/domain";
import type { SetupTexts } from "@kyuseki/ui/screens/Setup";
import * as z from "zod/mini";
import { createVisitorTexts } from "../visitorTexts.ts";

export const setupTexts = createVisitorTexts<SetupTexts>(
  "setup",
  z.object({
    team_name: z.string(),
    sport_type: z.enum(sportTypes),
    ball: z.enum(balls),
    prefecture: z.nullable(z.number()),
    name: z.string(),
    email: z.string(),
  }),
);
