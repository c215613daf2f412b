import { useIntl } from "react-intl";
import {
  memberColumnText,
  memberFilterText,
  memberListValueText,
  memberOrderText,
} from "../../../copy/members/memberList.ts";
import { membersText } from "../../../copy/members/members.ts";
import { genderText, gradeGroupText } from "../../../copy/members/person.ts";
import type { MemberListView } from "../view.ts";
import { statusWords } from "./statusWords.ts";

/** The conditions of a view in words: for a phone's caption and for the empty message. */
export function useFilterWords({ q, gender, grade, status, sort }: MemberListView) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const condition = (name: "grade" | "gender", value: string) =>
    formatMessage(memberListValueText.condition, { name: formatMessage(memberColumnText[name]), value });

  const conditions = [
    grade && condition("grade", formatMessage(gradeGroupText[grade])),
    gender && condition("gender", formatMessage(genderText[gender])),
    status && statusWords(intl, status),
  ].filter((words) => words !== null);
  const named =
    q.trim() === "" ? conditions : [...conditions, formatMessage(memberListValueText.quoted, { q: q.trim() })];
  const separator = formatMessage(membersText.separator);

  return {
    /** Counts the choices only; the search field shows its own text. */
    count: conditions.length,
    all: named.join(separator),
    order: formatMessage(memberOrderText[`${sort.id}-${sort.dir}`]),
    shown: conditions.length === 0 ? formatMessage(memberFilterText.everyone) : conditions.join(separator),
  };
}
