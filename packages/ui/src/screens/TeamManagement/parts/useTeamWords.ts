import { useIntl } from "react-intl";
import { prefectureTexts } from "../../../copy/members/prefecture.ts";
import { ballText, sportText } from "../../../copy/team/ball.ts";
import type { TeamField, TeamValues } from "./teamValues.ts";

/** A field's value in words; empty without a value. */
export function useTeamWords() {
  const { formatMessage } = useIntl();

  return (name: TeamField, values: TeamValues): string => {
    switch (name) {
      case "sport_type":
        return formatMessage(sportText[values.sport_type]);
      case "ball":
        return formatMessage(ballText[values.ball]);
      case "prefecture": {
        const prefecture = prefectureTexts[values.prefecture - 1];
        return prefecture ? formatMessage(prefecture) : "";
      }
      default:
        return values[name] ?? "";
    }
  };
}
