import type { Member } from "@kyuseki/domain";
import { memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { eventKindText } from "../../../copy/events/event.ts";
import { eventFieldText, teamEventEditText, teamEventEditValueText } from "../../../copy/events/teamEventEdit.ts";
import { longDate } from "../../../format/date.ts";
import type { EventValues } from "./eventValues.ts";

/** A field's name and what it holds, for people to choose between two of them; an empty one is "". */
export function useFieldWords(members: readonly Member[]) {
  const { formatMessage } = useIntl();
  const nameOf = (id: number) => members.find((member) => member.id === id);

  return {
    labelOf: (name: keyof EventValues) => formatMessage(eventFieldText[name]),
    wordsOf: (name: keyof EventValues, values: EventValues): string => {
      switch (name) {
        case "kind":
          return formatMessage(eventKindText[values.kind]);
        case "timetable":
          return values.timetable.map(({ time, label }) => `${time} ${label}`).join("、");
        case "member_ids":
          return values.member_ids
            .map((id) => nameOf(id))
            .flatMap((one) => (one ? [memberName(one)] : []))
            .join("、");
        case "day":
        case "last_day":
        case "deadline_day":
        case "repeat_until": {
          const day = values[name];
          return day ? longDate(day) : "";
        }
        case "capacity":
          return values.capacity === null
            ? ""
            : formatMessage(teamEventEditValueText.players, { count: values.capacity });
        case "scope":
          return formatMessage(teamEventEditText[values.scope]);
        case "all_day":
        case "everyone":
        case "remind":
        case "cars":
        case "tell":
        case "urgent":
          return formatMessage(values[name] ? teamEventEditText.yes : teamEventEditText.no);
        default:
          return values[name] ?? "";
      }
    },
  };
}
