import { startTestServer } from "@kyuseki/server/testing";
import { expect } from "vitest";
import type { Visit } from "../faults/visit.ts";
import { visitingInTurn } from "../faults/visitingInTurn.ts";

export const parents = "oono-home@families.example";

// Nobody listens there: the mails stay in the outbox, where the tests read them.
const mail = { smtpUrl: "smtp://127.0.0.1:1", from: "no-reply@kyuseki.example", operatorEmail: undefined };

export const startServerWithMail = () => startTestServer({ config: { mail, publicUrl: "https://kyuseki.example" } });

/** Visits of a server that sends mail. */
export const visitingWithMail = () => visitingInTurn(startServerWithMail);

/** Three players; two are siblings whose parents have one address. */
export async function giveParents({ server, coach }: Visit) {
  await server.db.query(
    `update members set guardian_email = $2, last_name = '大野', first_name = case last_name when '大野' then '翔' else '花' end
     where team_id = $1 and last_name in ('大野', '林')`,
    [coach.teamId, parents],
  );
}

/** The minute of the hold is over; urgent, so that the hour of the day does not matter. */
export async function leave({ server, coach }: Visit) {
  await server.db.query(
    "update notices set leaves_at = now() - interval '1 second', level = 'urgent' where team_id = $1 and state <> 'sent'",
    [coach.teamId],
  );
  await expect
    .poll(
      async () => (await server.db.query("select distinct state from notices where team_id = $1", [coach.teamId])).rows,
      {
        timeout: 20_000,
      },
    )
    .toEqual([{ state: "sent" }]);
}

export async function linkMailedTo({ server }: Visit, recipient: string): Promise<string> {
  const { rows } = await server.db.query<{ body: string }>(
    "select body from outbox where recipient = $1 order by created_at desc limit 1",
    [recipient],
  );
  const [, token] = /\/f#([\w-]{43})/.exec(rows[0]?.body ?? "") ?? [];
  return `/f#${token}`;
}
