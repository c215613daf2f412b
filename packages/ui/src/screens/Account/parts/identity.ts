import type { EmailChange, EmailChangeOutcome } from "@kyuseki/domain";

export type IdentityActs = {
  /** メールを送れる。新しいアドレスは、届いたコードを入力してから使われる。 */
  mailsCode: boolean;
  /** 確認コードを待っている、新しいアドレス。 */
  pendingEmail: string | null;
  /** 断られたときは `Failure` で reject する。ほかも同じ。 */
  onChangeName: (name: string) => Promise<void>;
  onChangeEmail: (change: EmailChange) => Promise<EmailChangeOutcome>;
  onConfirmEmail: (code: string) => Promise<void>;
  /** 待つのをやめる。いまのアドレスのまま。 */
  onGiveUpEmail: () => void;
};
