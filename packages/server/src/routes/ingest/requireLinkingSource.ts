import { Failure } from "@kyuseki/domain";
import { isNoticeSource } from "../../store/notices/receivedNotices.ts";

/** @throws Failure "forbidden" for the key of any other product than those that players are linked with */
export function requireLinkingSource(source: string) {
  if (isNoticeSource(source)) return;
  throw new Failure("forbidden", { message: "アナライザーとトレーニングのAPIキーだけで使えます。" });
}
