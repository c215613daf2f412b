import type { Failure, Member } from "@kyuseki/domain";
import {
  failureText,
  type LinkAction,
  memberCountedText,
  memberDoneText,
  memberResultText,
  type ToastMessage,
  whomOf,
} from "@kyuseki/ui";
import type { IntlShape } from "react-intl";
import type { RunResult } from "./runEach.ts";

/** The outcome for several members: who was changed, or how many, and why the others were not. */
export function resultMessage(intl: IntlShape, action: LinkAction, { done, refused, left }: RunResult): ToastMessage {
  const { formatMessage } = intl;
  const rest = left.length > 0 ? [formatMessage(memberResultText.left, { count: left.length })] : [];
  if (refused.length === 0) return { tone: "success", text: doneText(intl, action, done), ...detailOf(rest) };

  const failed = refused.length;
  const reasons = [...byReason(intl, refused)].map(([reason, members]) =>
    formatMessage(memberResultText.reason, { whom: whomOf(intl, members), reason }),
  );
  return {
    tone: done.length === 0 ? "danger" : "warn",
    text:
      done.length === 0
        ? formatMessage(memberResultText.noneDone, { failed })
        : formatMessage(memberResultText.failed, {
            done: formatMessage(memberCountedText[action], { count: done.length }),
            failed,
          }),
    ...detailOf([...reasons, ...rest]),
  };
}

/** One changed member, or all of one call. */
export const doneText = (intl: IntlShape, deed: keyof typeof memberDoneText, members: readonly Member[]) =>
  intl.formatMessage(memberDoneText[deed], { whom: whomOf(intl, members) });

/** Whom returning has raised: the year changes that they missed are made up for. undefined when nobody was. */
export function raisedDetail(intl: IntlShape, before: readonly Member[], after: readonly Member[]): string | undefined {
  const gradeBefore = new Map(before.map(({ id, grade }) => [id, grade]));
  const raised = after.filter(({ id, grade }) => gradeBefore.get(id) !== grade);
  return raised.length > 0 ? intl.formatMessage(memberResultText.raised, { whom: whomOf(intl, raised) }) : undefined;
}

function byReason({ formatMessage }: IntlShape, refused: RunResult["refused"]): Map<string, Member[]> {
  // Without a sentence of the server's, a Failure's message is its code.
  const sentence = ({ code, message }: Failure) => (message === code ? formatMessage(failureText[code]) : message);
  const groups = new Map<string, Member[]>();
  for (const { member, failure } of refused) {
    const reason = sentence(failure);
    groups.set(reason, [...(groups.get(reason) ?? []), member]);
  }
  return groups;
}

const detailOf = (sentences: readonly string[]) => (sentences.length > 0 ? { detail: sentences.join(" ") } : {});
