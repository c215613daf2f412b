import { addDays, type GuardedPlayer, kanaName, memberName, type PitchGuard } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ExportButton, type ExportButtonProps } from "../../../components/ExportButton/ExportButton.tsx";
import { useGuardWords } from "../../../components/GuardTable/useGuardWords.ts";
import { useRuleWords } from "../../../components/GuardTable/useRuleWords.ts";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { lampText } from "../../../copy/controls/statPanel.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { guardCsvText, guardCsvValueText, guardText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { shortDate } from "../../../format/date.ts";

export type GuardExportProps = Pick<ExportButtonProps<GuardedPlayer>, "onExport"> & {
  guard: PitchGuard;
  /** 絞り込んだ選手、すべてのページの。 */
  players: readonly GuardedPlayer[];
  days: number;
};

/** 絞り込んだ投手の球数と段階を、すべて CSV で残す。 */
export function GuardExport({ guard: { today }, players, days, ...rest }: GuardExportProps) {
  const { formatMessage } = useIntl();
  const words = useGuardWords();
  const rules = useRuleWords(today);
  const { painOf } = usePainWords();
  const column = (id: keyof typeof guardCsvText, value: (guard: GuardedPlayer["guard"]) => string | number | null) => ({
    header: formatMessage(guardCsvText[id]),
    value: ({ guard }: GuardedPlayer) => value(guard),
  });
  const columns: readonly CsvColumn<GuardedPlayer>[] = [
    { header: formatMessage(guardCsvText.name), value: memberName },
    { header: formatMessage(guardCsvText.kana), value: kanaName },
    { header: formatMessage(guardCsvText.grade), value: ({ grade }) => formatMessage(gradeText[grade]) },
    column("rule", ({ rule }) => rules.name(rule.id)),
    column("state", ({ level }) => formatMessage(level ? lampText[level] : guardText.countsOnly)),
    column(
      "pain",
      ({ pain }) => pain && formatMessage(guardValueText.painOn, { pain: painOf(pain), date: shortDate(pain.date) }),
    ),
    column("today", ({ today: { pitches } }) => pitches),
    column("todayLimit", ({ today: { limit } }) => limit),
    column("week", ({ week: { pitches } }) => pitches),
    column("weekLimit", ({ week: { limit } }) => limit),
    column("yesterday", ({ yesterday }) => yesterday?.by ?? null),
    {
      header: formatMessage(guardCsvValueText.allowed, { date: words.date(addDays(today, days)) }),
      value: ({ guard }) => (guard.today.limit === null ? null : (guard.coming[days - 1]?.pitches ?? null)),
    },
    {
      header: formatMessage(guardCsvValueText.leftInWeek, { date: words.date(addDays(today, days)) }),
      value: ({ guard }) => (guard.today.limit === null ? (guard.coming[days - 1]?.pitches ?? null) : null),
    },
    column("next", ({ nextAllowed }) => nextAllowed),
    column("reason", ({ reason }) => reason && words.reason(reason)),
  ];

  return (
    <ExportButton
      {...rest}
      columns={columns}
      rows={players}
      fileName={formatMessage(guardCsvValueText.file, { day: today.replaceAll("-", "") })}
    />
  );
}
