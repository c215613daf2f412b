import { waitingTime } from "@kyuseki/domain";
import type { SignInConfig } from "../../config/signInConfig.ts";
import type { Db } from "../../db/pool.ts";
import { createGrowingWait } from "./growingWait.ts";
import { accountKey, addressKey, deviceKey, pairKey } from "./rateLimit.ts";

type Device = { id: string };

/** Who tries to sign in to the account with this e-mail address. */
export type Trying = {
  email: string;
  address: string;
  /** A device on which this very account has signed in before. */
  device: Device | undefined;
};

type Attempt = () => Promise<boolean>;

/**
 * Waits after wrong passwords and codes. A device that the account knows is counted by itself. Every other one counts for
 * the account from that address, for the account from everywhere and for the address, of which the first is the strictest:
 * one stranger makes nobody else wait (S7, S10).
 */
export function createSignInWaits(db: Db, { tries, accountTries, addressTries, waitS, longestWaitS }: SignInConfig) {
  const growing = (name: string, most: number) =>
    createGrowingWait(db, { name, tries: most, waitS, longestWaitS: Math.max(waitS, longestWaitS), sentence });
  const ofPair = growing("login", tries);
  const ofAccount = growing("login-account", accountTries);
  const ofAddress = growing("login-address", addressTries);
  const ofDevice = growing("login-device", tries);

  return {
    /** @throws Failure "rate_limited" with the seconds to wait, without running `attempt` */
    countWrong({ email, address, device }: Trying, attempt: Attempt): Promise<boolean> {
      if (device) return ofDevice.countWrong(deviceKey(device.id), attempt);
      return ofPair.countWrong(pairKey(email, address), () =>
        ofAccount.countWrong(accountKey(email), () => ofAddress.countWrong(addressKey(address), attempt)),
      );
    },
    /** Of tries that name no account, such as a passkey's. */
    countWrongOfNobody(address: string, device: Device | undefined, attempt: Attempt): Promise<boolean> {
      return device
        ? ofDevice.countWrong(deviceKey(device.id), attempt)
        : ofAddress.countWrong(addressKey(address), attempt);
    },
    /** Ends the waits of an account, whose person has shown otherwise that it is theirs. */
    async clear(email: string, address: string) {
      await Promise.all([ofAccount.clear(accountKey(email)), ofPair.clear(pairKey(email, address))]);
    },
  };
}

const sentence = (seconds: number) =>
  `ログインの失敗が続いたため、あと${waitingTime(seconds)}お待ちください。そのあと、もう一度お試しください。`;
