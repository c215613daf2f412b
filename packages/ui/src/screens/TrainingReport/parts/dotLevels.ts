import { addDays, recentDays, type TrainingReportRow } from "@kyuseki/domain";
import type { DotLevel } from "../../../components/DotStrip/DotStrip.tsx";

/** A square per day up to `today`, darker with more practice; days before the registration are empty. */
export function dotLevels({ recent, registered_on }: TrainingReportRow, today: string): readonly DotLevel[] {
  return recent.map((minutes, index) => {
    if (minutes !== null) return minutes < 30 ? 1 : minutes < 60 ? 2 : 3;
    return addDays(today, index + 1 - recentDays) < registered_on ? null : 0;
  });
}
