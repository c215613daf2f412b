/** Every way a call can be refused, as named in replies and on screens. */
export const failureCodes = [
  "invalid",
  "unauthorized",
  "forbidden",
  "not_found",
  "conflict",
  "rate_limited",
  "unexpected",
  "unavailable",
] as const;
export type FailureCode = (typeof failureCodes)[number];

/** HTTP status of each code. A reply may use a nearer one (405, 413, 415 …) with the same code. */
export const failureStatus = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  rate_limited: 429,
  unexpected: 500,
  unavailable: 503,
} as const satisfies Record<FailureCode, number>;

type FailureDetails = {
  /** HTTP status; 0 when no answer arrived. */
  status?: number;
  /** Japanese sentence for the coach. */
  message?: string;
  fields?: Record<string, string> | undefined;
  /** Seconds the server asked to wait. */
  retryAfterS?: number | undefined;
  cause?: unknown;
};

/** The only error that crosses packages. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfterS: number | undefined;

  constructor(code: FailureCode, details: FailureDetails = {}) {
    super(details.message ?? code, { cause: details.cause });
    this.name = "Failure";
    this.code = code;
    this.status = details.status ?? failureStatus[code];
    this.fields = details.fields;
    this.retryAfterS = details.retryAfterS;
  }
}

/** The field of a refusal because the page shows another club than the one that is open in its session. */
export const openTeamField = "open_team";

/** Whether a call was refused only because another club is open by now: the page has to be loaded again. */
export const isOfOtherTeam = (error: unknown) =>
  error instanceof Failure && error.code === "conflict" && error.fields?.[openTeamField] !== undefined;

/** The field of a refusal because the very same operation was done before, and its answer is not stored any longer. */
export const operationField = "operation";

/** Whether a queued call was refused only because it has been done already: what it was to write is written. */
export const wasDoneBefore = (error: unknown) =>
  error instanceof Failure && error.code === "conflict" && error.fields?.[operationField] !== undefined;

/** The field of a refusal that asks for a proof of who is calling. */
export const proofField = "proof";

/** Whether a call was refused only because the last proof is too old: after `prove` the same call is taken. */
export const asksForProof = (error: unknown) =>
  error instanceof Failure && error.code === "forbidden" && error.fields?.[proofField] !== undefined;

/** The field of a refusal because the session still lacks what the club's second factor asks for. */
export const secondFactorField = "second_factor";

/** Whether a call was refused only until the coach has shown a passkey: then the same call is taken. */
export const asksForSecondFactor = (error: unknown) =>
  error instanceof Failure && error.code === "forbidden" && error.fields?.[secondFactorField] !== undefined;

/**
 * Whether the server itself has refused, so that nothing was done and the same call would be refused again. What stands
 * between (a proxy, the sign-in page of a public network) does not say why in our words.
 */
export const isRefusal = ({ status, code, message }: Failure) =>
  status >= 400 && status < 500 && !passingStatuses.includes(status) && message !== code;

const passingStatuses = [401, 408, 425, 429];
