import type { FailureCode } from "@kyuseki/domain";
import type { IntlShape } from "react-intl";
import { failureText } from "../../copy/controls/failure.ts";
import { syncAdviceText, syncReasonText } from "../../copy/frame/syncReasons.ts";
import type { SyncKind } from "../../copy/frame/syncStatus.ts";

/**
 * Why an entry was refused and what to do next. The server's own sentence comes first where it knows more than the code
 * says: which value, which change.
 */
export function reasonText(intl: IntlShape, kind: SyncKind, code: FailureCode, message?: string): string {
  switch (code) {
    case "invalid":
    case "conflict":
      return `${message ? ended(message) : intl.formatMessage(syncReasonText[code], { kind })}${intl.formatMessage(syncAdviceText[code])}`;
    case "not_found":
    case "forbidden":
      return `${intl.formatMessage(syncReasonText[code], { kind })}${intl.formatMessage(syncAdviceText[code])}`;
    case "unexpected":
      return `${message ? ended(message) : ""}${intl.formatMessage(message ? syncAdviceText.again : failureText[code])}`;
    default:
      return intl.formatMessage(failureText[code]);
  }
}

/** The server's sentences end with a full stop, those of a field without one. */
const ended = (sentence: string) => (sentence.endsWith("。") ? sentence : `${sentence}。`);
