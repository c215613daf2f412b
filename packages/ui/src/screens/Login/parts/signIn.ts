import type { FailureCode, LoginDraft } from "@kyuseki/domain";

export type SignIn = {
  busy: boolean;
  failure?: SignInFailure | undefined;
};
export type SignInFailure = {
  code: FailureCode;
  /** サーバーからの日本語の文。画面が自分の文を持たないときに出す。 */
  message?: string | undefined;
  retryAfterS?: number | undefined;
  /** パスキーでのログインが断られた。欄の間違いではない。 */
  by?: "passkey" | undefined;
};
/** パスワードのあとの、もう一つの確認。どれも、断られたときは `Failure` で reject する。 */
export type SecondStepActs = {
  /** このブラウザーとアドレスで、パスキーを使える。 */
  canUsePasskey: boolean;
  /** 本人が端末の画面でやめたら false。 */
  onPasskey: () => Promise<boolean>;
  onRecoveryCode: (code: string) => Promise<void>;
  /** メールアドレスの入力に戻る。 */
  onBack: () => void;
};
type PasskeyOffer = {
  onSignIn: (remember: boolean) => Promise<void>;
  /** 欄に触れたとき。ブラウザーが欄の候補にパスキーを出し、選ばれたら入る。 */
  onAwait: (readRemember: () => boolean) => void;
};
export type LoginScreenProps = {
  signIn: SignIn;
  /** 断られたときは reject する。理由は `signIn.failure` で届く。 */
  onSignIn: (draft: LoginDraft) => Promise<void>;
  /** このブラウザーとアドレスで、パスキーを使えるとき。 */
  passkeys?: PasskeyOffer | undefined;
  /** パスワードは合っていて、もう一つの確認を待っている。 */
  secondStep?: SecondStepActs | null | undefined;
  /** はじめて動かしたときの見本のチーム。 */
  demo?: DemoOffer | null | undefined;
  /** 使っている間にログインが終わり、ここへ戻された理由。 */
  ended?: SessionEnd | undefined;
};
/** 期限が切れたか、別のタブでログアウトしたか。`elsewhere_unsaved` では、このタブに入力中の内容がある。 */
export type SessionEnd = "expired" | "elsewhere" | "elsewhere_unsaved";

export type DemoOffer = {
  /** はじめのひとつが「デモチームで試す」の相手。 */
  accounts: readonly DemoAccount[];
  password: string;
};
export type DemoAccount = { email: string; label: string };
