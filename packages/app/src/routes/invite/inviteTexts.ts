import type { InviteTexts } from "@kyuseki/ui/screens/Invite";
import * as z from "zod/mini";
import { createVisitorTexts } from "../visitorTexts.ts";

export const inviteTexts = createVisitorTexts<InviteTexts>("invite", z.object({ name: z.string(), email: z.string() }));
