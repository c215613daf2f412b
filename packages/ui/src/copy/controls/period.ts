import type { Period } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";
import { typed } from "../typed.ts";

/** The periods as a button says them (EN-10). */
export const shortPeriodText = defineMessages({
  1: { id: "shortPeriod.1", defaultMessage: "1週間" },
  2: { id: "shortPeriod.2", defaultMessage: "1か月" },
  3: { id: "shortPeriod.3", defaultMessage: "3か月" },
}) satisfies Record<Period, MessageDescriptor>;

/** As a caption. */
export const lastPeriodText = defineMessages({
  1: { id: "lastPeriod.1", defaultMessage: "直近1週間" },
  2: { id: "lastPeriod.2", defaultMessage: "直近1か月" },
  3: { id: "lastPeriod.3", defaultMessage: "直近3か月" },
}) satisfies Record<Period, MessageDescriptor>;

/** What came before. */
export const periodBeforeText = defineMessages({
  1: { id: "periodBefore.1", defaultMessage: "前の1週間" },
  2: { id: "periodBefore.2", defaultMessage: "前の1か月" },
  3: { id: "periodBefore.3", defaultMessage: "前の3か月" },
}) satisfies Record<Period, MessageDescriptor>;

export const periodValueText = typed.defineMessages({
  dates: { id: "period.dates", defaultMessage: "{range}（{days, number}日間）" },
});

/** Since a chosen day. */
export const spanText = defineMessages({
  since: { id: "span.since", defaultMessage: "開始日を選ぶ" },
  short: { id: "span.short", defaultMessage: "開始日" },
  start: { id: "span.start", defaultMessage: "期間の開始日" },
  before: { id: "span.before", defaultMessage: "前の同じ日数" },
});

export const spanValueText = typed.defineMessages({
  since: { id: "span.sinceDay", defaultMessage: "{date}から今日" },
});
