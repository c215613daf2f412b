import { waitingTime } from "@kyuseki/domain";
import type { SignInConfig } from "../../config/signInConfig.ts";
import type { Db } from "../../db/pool.ts";
import { createRateLimit } from "./rateLimit.ts";
import { createSignInWaits } from "./signInWaits.ts";

const tries = { points: 10, windowS: 3 * 60 };
const hourS = 60 * 60;

/** Rate limits of sign-in, passwords, invitations, joining and the family page. */
export function createSignInRateLimits(db: Db, signIn: SignInConfig) {
  return {
    /** Wrong passwords and codes at the sign-in. */
    signIn: createSignInWaits(db, signIn),
    /** The current password, when it is to be changed. */
    password: createRateLimit(db, {
      name: "password",
      ...tries,
      sentence: (seconds) =>
        `パスワードの間違いが続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Of an address before signing in, of a person after: each is a row that lasts some minutes. */
    passkeyOptions: createRateLimit(db, {
      name: "passkey-options",
      points: 300,
      windowS: 10 * 60,
      sentence: (seconds) =>
        `パスキーの確認が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Unknown addresses are counted as well (S8). */
    reset: createRateLimit(db, {
      name: "reset",
      points: 5,
      windowS: hourS,
      sentence: (seconds) =>
        `再設定の申し込みが続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Each invitation may send a mail. */
    invite: createRateLimit(db, {
      name: "invite",
      points: 20,
      windowS: hourS,
      sentence: (seconds) =>
        `招待が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Whoever holds an invitation could ask with it which addresses have an account. */
    accept: createRateLimit(db, {
      name: "accept",
      points: 20,
      windowS: hourS,
      sentence: (seconds) =>
        `登録の失敗が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Of the person who changes an address: each may send a mail, and tells whether the address has an account. */
    email: createRateLimit(db, {
      name: "email",
      points: 20,
      windowS: hourS,
      sentence: (seconds) =>
        `メールアドレスの変更が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Guesses of the eight digits that confirm an address. */
    emailCode: createRateLimit(db, {
      name: "email-code",
      ...tries,
      sentence: (seconds) =>
        `確認コードの間違いが続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Of an address and of an invitation: each mails the digits that confirm the invited address. */
    inviteCode: createRateLimit(db, {
      name: "invite-code",
      points: 20,
      windowS: hourS,
      sentence: (seconds) =>
        `確認コードの送信が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Of an address and of a code: a whole club may apply from one place in one evening. */
    join: createRateLimit(db, {
      name: "join",
      points: 100,
      windowS: hourS,
      sentence: (seconds) =>
        `参加の申請が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Join codes that were never issued. */
    joinMiss: createRateLimit(db, {
      name: "join-miss",
      points: 30,
      windowS: 10 * 60,
      sentence: (seconds) =>
        `コードの間違いが続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
    /** Calls of the family page, of an address: a whole club may be in one gym's network. */
    family: createRateLimit(db, { name: "family", points: 1000, windowS: 10 * 60, sentence: wait }),
    /** What is written through one link. */
    familyWrites: createRateLimit(db, { name: "family-writes", points: 200, windowS: 10 * 60, sentence: wait }),
    /** Links that were never made. */
    familyMiss: createRateLimit(db, {
      name: "family-miss",
      points: 30,
      windowS: 10 * 60,
      sentence: (seconds) =>
        `リンクの間違いが続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`,
    }),
  };
}

export type SignInRateLimits = ReturnType<typeof createSignInRateLimits>;

const wait = (seconds: number) =>
  `操作が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`;
