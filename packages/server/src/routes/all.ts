import { type AnyEndpoint, contract } from "@kyuseki/domain";
import type { Api } from "../http/api.ts";
import { accountRoutes } from "./account.ts";
import { accountInviteRoutes } from "./accountInvite.ts";
import { accountResetRoutes } from "./accountReset.ts";
import { applicationRoutes } from "./applications.ts";
import { auditRoutes } from "./audit.ts";
import { coachRoutes } from "./coaches.ts";
import { dashboardRoutes } from "./dashboard.ts";
import { evaluationRoutes } from "./evaluation.ts";
import { homeRoutes } from "./home.ts";
import { ingestRoutes } from "./ingest.ts";
import { inquiryRoutes } from "./inquiry.ts";
import { joinRoutes } from "./join.ts";
import { joinCodeRoutes } from "./joinCode.ts";
import { logoRoutes } from "./logo.ts";
import { measureGoalRoutes } from "./measureGoals.ts";
import { measureItemRoutes } from "./measureItems.ts";
import { measuringDayRoutes } from "./measuringDays.ts";
import { measuringValueRoutes } from "./measuringValues.ts";
import { memberChangeRoutes } from "./memberChanges.ts";
import { memberRoutes } from "./members.ts";
import { nextshotRoutes } from "./nextshot.ts";
import { personalDataRoutes } from "./personalData.ts";
import { pitchCountRoutes } from "./pitchCounts.ts";
import { pitchGuardRoutes } from "./pitchGuard.ts";
import { rankingRoutes } from "./rankings.ts";
import { type Doors, sessionRoutes } from "./session.ts";
import { settingsRoutes } from "./settings.ts";
import { teamRoutes } from "./team.ts";
import { trainingRoutes } from "./training.ts";
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
  settingsRoutes(api);
  measureItemRoutes(api);
  measuringDayRoutes(api);
  measuringValueRoutes(api);
  measureGoalRoutes(api);
  evaluationRoutes(api);
  pitchGuardRoutes(api);
  pitchCountRoutes(api);
  trainingRoutes(api);
  rankingRoutes(api);
  homeRoutes(api);
  dashboardRoutes(api);
  logoRoutes(api);
  joinCodeRoutes(api);
  joinRoutes(api, doors);
  applicationRoutes(api);
  personalDataRoutes(api);
  auditRoutes(api);
  inquiryRoutes(api);
  ingestRoutes(api);
  requireRoutes(api.served, Object.values(contract));
}

/** @throws Error at start that names every endpoint nobody serves */
export function requireRoutes(served: Api["served"], endpoints: readonly AnyEndpoint[]) {
  const missing = endpoints.filter(({ id }) => !served.has(id)).map(({ id }) => id);
  if (missing.length > 0) throw new Error(`no route serves ${missing.join(", ")}`);
}
