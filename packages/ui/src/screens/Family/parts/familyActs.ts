import type { AttendanceAnswer, CarChoice, FamilyPage } from "@kyuseki/domain";
import type { CallFailure } from "../../../state/callFailure.ts";
import type { AnswerSending } from "./familyNotices.ts";

export type FamilyMember = FamilyPage["children"][number];

/** What the family is writing and sending, and what becomes of it. Held outside: it survives a reload. */
export type FamilyAnswers = {
  /** By `answerKey`. */
  sending: Readonly<Record<string, AnswerSending>>;
  /**
   * What is typed as ひとこと, by `subjectOf`, or for one child of several by `answerKey`; without one, the one that has arrived
   * for all stands there.
   */
  comments: Readonly<Record<string, string>>;
  /** Why the last answer was not taken, by `subjectOf`. */
  failures: Readonly<Record<string, CallFailure>>;
  onComment: (subject: string, comment: string) => void;
  /** One answer for each of these children, with the same words. */
  onAnswer: (noticeId: number, answers: readonly { member_id: number; answer: string }[], comment: string) => void;
  /** 出欠 of each of these children, with the same words. */
  onAttend: (
    eventId: number,
    answers: readonly { member_id: number; answer: AttendanceAnswer }[],
    comment: string,
  ) => void;
  /** `seats` are for others than the family's own children, 0 unless it offers its car. */
  onCar: (eventId: number, choice: CarChoice, seats: number) => void;
};

/** What is done to the link itself. */
export type FamilyLinkActs = {
  /** On its way. */
  busy: "stop" | "mail" | null;
  /** Why the last one was not done. */
  failure: { act: "stop" | "mail"; reason: CallFailure } | null;
  /** Every link of this family stops working. */
  onStop: () => void;
  /** Whether mail goes to the address this link was sent to. */
  onMail: (mail: boolean) => void;
  /** A new address for a calendar to follow; rejects with a `Failure`. */
  onCalendar: () => Promise<string>;
  /** Rejects where the browser does not allow it. */
  onCopy: (text: string) => Promise<void>;
};
