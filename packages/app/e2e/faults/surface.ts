import type { AnyEndpoint, FailureCode } from "@kyuseki/domain";
import { expiredSentence, type Visit } from "./visit.ts";

/** A place where a coach waits for the server. */
export type Surface = {
  name: string;
  /** The call that the faults apply to. */
  endpoint: AnyEndpoint;
  /** The ids in its path, once the surface is open. */
  params?: (visit: Visit) => Promise<Record<string, string>>;
  signedIn: boolean;
  /** Default: a computer. */
  viewport?: { width: number; height: number };
  /** Opens the place before the call, and types what is needed. */
  open: (visit: Visit) => Promise<unknown>;
  /** Makes the call. */
  act: (visit: Visit) => Promise<unknown>;
  /** Expects that the page says what happened and what to do. */
  sayFailed: (visit: Visit, code: FailureCode) => Promise<unknown>;
  /** What the coach presses then. */
  retry: (visit: Visit) => Promise<unknown>;
  arrived: (visit: Visit) => Promise<unknown>;
  /** Has no session check: it stays, and offers the way to sign in (D-6). */
  staysSignedOut?: true;
  /** After signing in again, returns to what was typed and continues; by default the page returns by itself. */
  resume?: (visit: Visit) => Promise<unknown>;
  /** Requested again automatically once the network is back. */
  returns?: true;
  /** Without a network nothing has failed: it is kept here, and sent once there is one (BE-5). */
  waits?: true;
  /**
   * Expects that the page says it is kept on the device: a server that cannot be reached is no failure then, and it is
   * sent without another press (BE-5).
   */
  kept?: (visit: Visit) => Promise<unknown>;
  /** What is sent takes the place of what was sent before: a second request adds no row. */
  replaces?: true;
  /** Expects that what the coach typed, or asked to see, is still there. */
  unchanged: (visit: Visit) => Promise<unknown>;
  /** Rows that the submits created; null for a surface that submits nothing. */
  rows: ((visit: Visit) => Promise<number>) | null;
};

/** Sentences of screens without one of their own. */
export const sentences: Partial<Record<FailureCode, string>> = {
  unauthorized: expiredSentence,
  unexpected: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  unavailable: "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
  /** How long to wait is said as the server asks for it. */
  rate_limited: "短い時間に操作が続いたため、受け付けを止めています。",
};

/** A form shows a failure of sending in place. */
export const sending = {
  signedIn: true,
  sayFailed: ({ page }: Visit, code: FailureCode) =>
    page
      .getByRole("alert")
      .filter({ hasText: sentences[code] ?? "" })
      .first()
      .waitFor(),
} satisfies Partial<Surface>;
