import { Failure } from "@kyuseki/domain";

/** The mail address has an account already. Whose, and of which club, is not told. */
export const addressInUse = () =>
  new Failure("conflict", {
    message: "このメールアドレスは、すでに登録されています。",
    fields: { email: "すでに登録されているメールアドレスです" },
  });
