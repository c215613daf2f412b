import type { AnyEndpoint, FailureCode } from "@kyuseki/domain";
import { expiredSentence, type Visit } from "./visit.ts";

/** A place where a coach waits for the server. */
export type Surface = {
  name: string;
  /** The call that is disturbed. */
  endpoint: AnyEndpoint;
  /** Where its address names something: what, once the surface is open. */
  params?: (visit: Visit) => Promise<Record<string, string>>;
  signedIn: boolean;
  /** Not said: a computer. */
  viewport?: { width: number; height: number };
  /** Goes where the coach is before the call, and types what there is to type. */
  open: (visit: Visit) => Promise<unknown>;
  /** Makes the call. */
  act: (visit: Visit) => Promise<unknown>;
  /** The coach reads what happened and what to do. */
  sayFailed: (visit: Visit, code: FailureCode) => Promise<unknown>;
  /** What the coach presses then. */
  retry: (visit: Visit) => Promise<unknown>;
  arrived: (visit: Visit) => Promise<unknown>;
  /** After signing in again: back to what was typed, and on. Not said: the page comes back by itself. */
  resume?: (visit: Visit) => Promise<unknown>;
  /** Once there is a network again, it is asked for without a press. */
  returns?: true;
  /** Without a network nothing has failed: it is kept here, and sent once there is one (BE-5). */
  waits?: true;
  /** Expects that what the coach typed, or asked to see, is still there. */
  unchanged: (visit: Visit) => Promise<unknown>;
  /** Rows that the coach's submits left behind; null where nothing is submitted. */
  rows: ((visit: Visit) => Promise<number>) | null;
};

/** As a screen says it that has no sentence of its own. */
export const sentences: Partial<Record<FailureCode, string>> = {
  unauthorized: expiredSentence,
  unexpected: "サーバーで問題が起きました。少し待ってから、もう一度お試しください。",
  unavailable: "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
  /** How long to wait is said as the server asks for it. */
  rate_limited: "短い時間に操作が続いたため、受け付けを止めています。",
};

/** What is sent from a form: it says why it failed where it stands. */
export const sending = {
  signedIn: true,
  sayFailed: ({ page }: Visit, code: FailureCode) =>
    page
      .getByRole("alert")
      .filter({ hasText: sentences[code] ?? "" })
      .first()
      .waitFor(),
} satisfies Partial<Surface>;
