import { wholeNumber } from "./wholeNumber.ts";

/** How many wrong passwords within an hour begin a wait, and how long it is. */
export type SignInConfig = {
  /** Of one account, from one known device, or from one address. */
  tries: number;
  /** Of one account, from all devices that it does not know. */
  accountTries: number;
  /** From one address, for all accounts. */
  addressTries: number;
  /** The first wait; each further one within a day is twice as long. */
  waitS: number;
  longestWaitS: number;
};

export const signInDefaults: SignInConfig = {
  tries: 10,
  accountTries: 40,
  addressTries: 100,
  waitS: 180,
  longestWaitS: 3600,
};

export const signInVariables = {
  KYUSEKI_SIGN_IN_TRIES: wholeNumber(3, 1000, signInDefaults.tries),
  KYUSEKI_SIGN_IN_ACCOUNT_TRIES: wholeNumber(3, 10_000, signInDefaults.accountTries),
  KYUSEKI_SIGN_IN_ADDRESS_TRIES: wholeNumber(3, 100_000, signInDefaults.addressTries),
  KYUSEKI_SIGN_IN_WAIT_SECONDS: wholeNumber(1, 86_400, signInDefaults.waitS),
  KYUSEKI_SIGN_IN_LONGEST_WAIT_SECONDS: wholeNumber(1, 86_400, signInDefaults.longestWaitS),
};

export function signInConfig(data: { [Name in keyof typeof signInVariables]: string }): SignInConfig {
  return {
    tries: Number(data.KYUSEKI_SIGN_IN_TRIES),
    accountTries: Number(data.KYUSEKI_SIGN_IN_ACCOUNT_TRIES),
    addressTries: Number(data.KYUSEKI_SIGN_IN_ADDRESS_TRIES),
    waitS: Number(data.KYUSEKI_SIGN_IN_WAIT_SECONDS),
    longestWaitS: Number(data.KYUSEKI_SIGN_IN_LONGEST_WAIT_SECONDS),
  };
}
