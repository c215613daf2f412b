import { dayInJapan, type Member } from "@kyuseki/domain";
import { writeRoster } from "@kyuseki/domain/roster";
import { downloadText } from "@kyuseki/ui";

/** Keeps the members as a CSV file named after the day, YYYYMMDD in Asia/Tokyo. */
export function exportMembers(members: readonly Member[], now: Date): void {
  downloadText(writeRoster(members), `メンバーリスト_${dayInJapan(now).replaceAll("-", "")}.csv`);
}
