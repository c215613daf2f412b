import type { IntlShape } from "react-intl";
import { reasonText } from "../../../components/RefusedEntry/reasonText.ts";
import { syncStateText } from "../../../copy/frame/syncState.ts";
import { syncCsvText, syncKindText, syncText } from "../../../copy/frame/syncStatus.ts";
import type { CsvColumn } from "../../../format/csv.ts";
import { dayOf, momentOf, slashDate, timeOf } from "../../../format/date.ts";
import type { SyncEntry } from "../syncStatusProps.ts";

/** Everything somebody needs to type an entry in again elsewhere. The open club has no name here. */
export function syncCsv(intl: IntlShape): readonly CsvColumn<SyncEntry>[] {
  const column = (id: keyof typeof syncCsvText, value: (entry: SyncEntry) => string | null) => ({
    header: intl.formatMessage(syncCsvText[id]),
    value,
  });
  return [
    column("team", ({ team }) => team),
    column("kind", ({ kind }) => intl.formatMessage(syncKindText[kind])),
    column("label", ({ label }) => label),
    column("detail", ({ detail }) => detail),
    column("enteredAt", ({ enteredAt }) => dateTime(momentOf(enteredAt))),
    column("state", ({ state }) => intl.formatMessage(syncStateText[state.status])),
    column("reason", (entry) => whyOf(intl, entry)),
  ];
}

/** Why an entry needs somebody to decide; null while it only waits. */
export function whyOf(intl: IntlShape, { kind, state }: SyncEntry): string | null {
  if (state.status === "clash") return intl.formatMessage(syncText.clashReason);
  return state.status === "refused" ? reasonText(intl, kind, state.code, state.message) : null;
}

const dateTime = (unixS: number) => `${slashDate(dayOf(unixS))} ${timeOf(unixS)}`;
