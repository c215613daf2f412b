import { hash, verify } from "@node-rs/argon2";

/** OWASP's first choice for argon2id: 19 MiB (in KiB), 2 passes, 1 lane. argon2id is the library's default kind. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** PHC string of a password, with its own random salt. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize("NFC"), cost);
}

/** One hash computation, whatever the answer. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password.normalize("NFC"));
}

export type VerifyPassword = typeof verifyPassword;

/** Hash of a random password nobody knows: compared with when the e-mail address is unknown, so both cases cost the same. */
export const dummyPasswordHash =
  "$argon2id$v=19$m=19456,t=2,p=1$LLBogDaGsptWJ9WpC+Rs8w$ax1MaJlVN0kzzsjgzuqxV5ErueR7buBburhKgP4BSP0";
