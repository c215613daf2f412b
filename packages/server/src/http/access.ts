import { type Access, Failure } from "@kyuseki/domain";
import type { SignedIn } from "../store/sessions.ts";

/** The only place where a role is weighed. @throws Failure "forbidden" */
export function requireRole(access: Access, { user }: SignedIn) {
  if (!allowed[access](user.coach_type)) throw new Failure("forbidden");
}

const allowed = {
  public: () => true,
  session: () => true,
  coach: (role) => role !== null,
  manager: (role) => role === "manager",
} as const satisfies Record<Access, (role: SignedIn["user"]["coach_type"]) => boolean>;
