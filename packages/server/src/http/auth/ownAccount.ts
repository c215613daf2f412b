import { Failure } from "@kyuseki/domain";
import type { Queryable } from "../../db/pool.ts";
import { findAnyMembership } from "../../store/account/memberships.ts";

/**
 * Refuses what would let the manager of one club into another: what signs a coach in belongs to that coach alone once
 * their account is used in several clubs. The caller has locked the account.
 * @throws Failure "forbidden"
 */
export async function requireAccountOfOneTeam(tx: Queryable, coach: { id: number; account_id: number }) {
  if (!(await findAnyMembership(tx, coach.account_id, coach.id))) return;
  throw new Failure("forbidden", {
    message:
      "この指導者のログインに関わることは、ご本人がアカウントの画面で変えます。パスワードをお忘れのときは、ログイン画面の「パスワードをお忘れの方」か、運営者へのお問い合わせをご案内ください。",
  });
}
