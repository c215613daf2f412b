import { dayInJapan, type Member } from "@kyuseki/domain";
import { writeRoster } from "@kyuseki/domain/roster";
import { downloadText, memberListValueText } from "@kyuseki/ui";
import type { IntlShape } from "react-intl";

/** Keeps the members as a CSV file named after the day, YYYYMMDD in Asia/Tokyo. */
export function exportMembers(members: readonly Member[], now: Date, { formatMessage }: IntlShape): void {
  const day = dayInJapan(now).replaceAll("-", "");
  downloadText(writeRoster(members), formatMessage(memberListValueText.file, { day }));
}
