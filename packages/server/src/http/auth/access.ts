import { type Access, type AnyEndpoint, Failure } from "@kyuseki/domain";
import type { SignedIn } from "../../store/account/sessions.ts";

/** Access of people; sister products authenticate with a key (`sourceGuard.ts`). */
type PersonAccess = Exclude<Access, "source">;

/** The only place where a role is checked. @throws Failure "forbidden" */
export function requireRole(access: PersonAccess, { user }: SignedIn) {
  if (!allowed[access](user.coach_type)) throw new Failure("forbidden");
}

/** Refuses calls about the analyzer to teams without it (T7). @throws Failure "forbidden" */
export function requireAnalyzer({ analyzer }: Pick<AnyEndpoint, "analyzer">, { team }: SignedIn) {
  if (!analyzer || team.nextshot_available) return;
  throw new Failure("forbidden", { message: "アナライザーを利用しているチームだけの操作です。" });
}

const allowed = {
  public: () => true,
  session: () => true,
  coach: (role) => role !== null,
  manager: (role) => role === "manager",
} as const satisfies Record<PersonAccess, (role: SignedIn["user"]["coach_type"]) => boolean>;
