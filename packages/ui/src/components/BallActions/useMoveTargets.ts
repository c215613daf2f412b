import { type MeasuredBall, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { gradeText } from "../../copy/members/person.ts";
import type { ComboBoxOption } from "../ComboBox/comboBoxOption.ts";
import type { BallChanges } from "./ballChanges.ts";

/** Members a ball can be moved to: all others, and its first member even after leaving. */
export function useMoveTargets(
  { member_id, moved }: MeasuredBall,
  players: BallChanges["players"],
): readonly ComboBoxOption[] {
  const { formatMessage } = useIntl();
  const others = players.status === "ready" ? players.value.filter(({ id }) => id !== member_id) : [];
  const options = others.map((member) => ({
    id: `${member.id}`,
    label: memberName(member),
    kana: `${member.last_name_kana} ${member.first_name_kana}`,
    detail: formatMessage(gradeText[member.grade]),
  }));

  if (!moved || others.some(({ id }) => id === moved.from.id)) return options;
  return [...options, { id: `${moved.from.id}`, label: memberName(moved.from) }];
}
