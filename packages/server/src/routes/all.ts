import { type AnyEndpoint, contract } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { accountRoutes } from "./account.ts";
import { accountInviteRoutes } from "./accountInvite.ts";
import { accountResetRoutes } from "./accountReset.ts";
import { applicationRoutes } from "./applications.ts";
import { auditRoutes } from "./audit.ts";
import { coachRoutes } from "./coaches.ts";
import { inquiryRoutes } from "./inquiry.ts";
import { joinRoutes } from "./join.ts";
import { joinCodeRoutes } from "./joinCode.ts";
import { logoRoutes } from "./logo.ts";
import { memberChangeRoutes } from "./memberChanges.ts";
import { memberRoutes } from "./members.ts";
import { nextshotRoutes } from "./nextshot.ts";
import { personalDataRoutes } from "./personalData.ts";
import { type Doors, sessionRoutes } from "./session.ts";
import { teamRoutes } from "./team.ts";
import { yearChangeRoutes } from "./yearChange.ts";

export function allRoutes(api: Api, doors: Doors) {
  sessionRoutes(api, doors);
  accountRoutes(api, doors);
  accountResetRoutes(api, doors);
  accountInviteRoutes(api, doors);
  coachRoutes(api, doors);
  memberRoutes(api);
  memberChangeRoutes(api);
  yearChangeRoutes(api);
  nextshotRoutes(api);
  teamRoutes(api);
  logoRoutes(api);
  joinCodeRoutes(api);
  joinRoutes(api, doors);
  applicationRoutes(api);
  personalDataRoutes(api);
  auditRoutes(api);
  inquiryRoutes(api);
  requireRoutes(api.served, Object.values(contract));
}

/** @throws Error at start that names every endpoint nobody serves */
export function requireRoutes(served: Api["served"], endpoints: readonly AnyEndpoint[]) {
  const missing = endpoints.filter(({ id }) => !served.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no route serves ${missing.join(", ")}`);
}
