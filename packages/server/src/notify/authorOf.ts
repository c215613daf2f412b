import type { SignedIn } from "../store/account/sessions.ts";

/** As families read it: 大野 直人 監督. */
export const authorOf = ({ name, coach_type }: Pick<SignedIn["user"], "name" | "coach_type">) =>
  `${name} ${coach_type === "manager" ? "監督" : "コーチ"}`;
