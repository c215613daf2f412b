import { type Access, type AnyEndpoint, Failure } from "@kyuseki/domain";
import type { SignedIn } from "../store/sessions.ts";

/** The only place where a role is weighed. @throws Failure "forbidden" */
export function requireRole(access: Access, { user }: SignedIn) {
  if (!allowed[access](user.coach_type)) throw new Failure("forbidden");
}

/** T7. @throws Failure "forbidden" */
export function requireAnalyzer({ analyzer }: AnyEndpoint, { team }: SignedIn) {
  if (!analyzer || team.nextshot_available) return;
  throw new Failure("forbidden", { message: "アナライザーを利用しているチームだけの操作です。" });
}

const allowed = {
  public: () => true,
  session: () => true,
  coach: (role) => role !== null,
  manager: (role) => role === "manager",
} as const satisfies Record<Access, (role: SignedIn["user"]["coach_type"]) => boolean>;
