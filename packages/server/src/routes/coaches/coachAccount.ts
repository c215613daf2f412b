import { contract, Failure } from "@kyuseki/domain";
import { addressInUse } from "../../http/auth/addressInUse.ts";
import { requireAccountOfOneTeam } from "../../http/auth/ownAccount.ts";
import { userKey } from "../../http/limits/rateLimit.ts";
import type { Api } from "../../http/serve/api.ts";
import { serve } from "../../http/serve/serve.ts";
import { accountChangedMail } from "../../notify/accountMail.ts";
import { lockCoach, updateEmail, updateName } from "../../store/account/identity.ts";
import { insertMail } from "../../store/platform/outbox.ts";
import type { SignInOptions } from "../session/session.ts";

/** A manager changes the name or the mail address of another coach. */
export function coachAccountRoutes(api: Api, { limits }: SignInOptions) {
  serve(
    api,
    contract.changeCoach,
    async ({ session, params, body, db, now, audit }) => {
      const { team, user } = session;
      // Otherwise an open session could change its own address without the password.
      if (params.id === user.id) throw ownAccount();
      const coach = await lockCoach(db, team.team_id, params.id);
      if (!coach) throw new Failure("not_found");
      const { account_id: _, ...known } = coach;
      const { name = coach.name, email = coach.email } = body;
      const changed = [
        ...(name === coach.name ? [] : ["name" as const]),
        ...(email === coach.email ? [] : ["email" as const]),
      ];
      if (changed.includes("name")) await updateName(db, team.team_id, coach.id, name);
      if (changed.includes("email")) {
        await requireAccountOfOneTeam(db, coach);
        const outcome = await updateEmail(db, coach.account_id, {
          from: coach.email,
          to: email,
          verifiedAt: null,
        });
        if (outcome !== "done") throw addressInUse();
      }
      if (changed.length === 0) return known;
      const fields = changed.map((field) => (field === "name" ? "user_name" : field));
      await audit("coach_changed", { details: [...fields, `user:${coach.id}`] });
      if (api.mail !== null) {
        const mail = accountChangedMail({ to: coach.email, teamName: team.name, changed, by: "manager" });
        await insertMail(db, { ...mail, teamId: team.team_id }, now);
      }
      return { ...known, name, email };
    },
    {
      before: async ({ request: { caller } }) => {
        if (caller) await limits.email.count(userKey(caller.user.id));
      },
    },
  );
}

const ownAccount = () =>
  new Failure("forbidden", { message: "ご自分のお名前とメールアドレスは、アカウントの画面で変更してください。" });
