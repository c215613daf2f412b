import { accountLimits, Failure, graphemeCount } from "@kyuseki/domain";

/** ASVS 6.2.4: the commonest of those long enough to be chosen at all. */
const refusedCount = 3000;

/** Refuses a password that is easily guessed (S9). @throws Failure "invalid" at `password` for one of the commonest, and for the account's own address */
export async function requireStrongPassword(password: string, email: string) {
  const form = comparable(password);
  if (form === comparable(email)) throw fieldError("メールアドレスと同じパスワードは使えません");
  commonest ??= loadCommonest();
  if ((await commonest).has(form)) throw fieldError("よく使われているパスワードは使えません");
}

/** Full-width letters and capitals are folded before the comparison. */
const comparable = (text: string) => text.normalize("NFKC").toLowerCase();

const fieldError = (sentence: string) => new Failure("invalid", { fields: { password: sentence } });

let commonest: Promise<ReadonlySet<string>> | undefined;

/** Loaded on first use: half a megabyte. */
async function loadCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import("@zxcvbn-ts/language-common");
  const longEnough = dictionary["passwords-common"].filter((text) => graphemeCount(text) >= accountLimits.passwordMin);
  return new Set(longEnough.slice(0, refusedCount).map(comparable));
}
