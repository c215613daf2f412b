import { type AnyEndpoint, contract } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { accountRoutes } from "./account.ts";
import { accountInviteRoutes } from "./accountInvite.ts";
import { accountResetRoutes } from "./accountReset.ts";
import { coachRoutes } from "./coaches.ts";
import { inquiryRoutes } from "./inquiry.ts";
import { joinCodeRoutes } from "./joinCode.ts";
import { memberRoutes } from "./members.ts";
import { nextshotRoutes } from "./nextshot.ts";
import { type Doors, sessionRoutes } from "./session.ts";
import { teamRoutes } from "./team.ts";

export function allRoutes(api: Api, doors: Doors) {
  sessionRoutes(api, doors);
  accountRoutes(api, doors);
  accountResetRoutes(api, doors);
  accountInviteRoutes(api, doors);
  coachRoutes(api, doors);
  memberRoutes(api);
  nextshotRoutes(api);
  teamRoutes(api);
  joinCodeRoutes(api);
  inquiryRoutes(api);
  requireRoutes(api.served, Object.values(contract));
}

/** @throws Error at start that names every endpoint nobody serves */
export function requireRoutes(served: Api["served"], endpoints: readonly AnyEndpoint[]) {
  const missing = endpoints.filter(({ id }) => !served.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no route serves ${missing.join(", ")}`);
}
