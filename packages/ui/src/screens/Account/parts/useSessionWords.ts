import type { AccountSession } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { sessionsText, sessionsValueText } from "../../../copy/account/account.ts";
import { shortDateTime } from "../../../format/date.ts";
import { elapsedOf } from "./agoOf.ts";

export type SessionWords = { device: string; used: string; since: string };

/** Words of a session: device, last use, and start. `nowS` is in unix seconds. */
export function useSessionWords(nowS: number) {
  const { formatMessage } = useIntl();

  return ({ device, current, seen_at, created_at }: AccountSession): SessionWords => {
    const { unit, count } = elapsedOf(unixS(seen_at), nowS);
    const used =
      unit === "moment" ? formatMessage(sessionsText.justNow) : formatMessage(sessionsValueText[unit], { count });
    return {
      device: device ?? formatMessage(sessionsText.unknown),
      used: current ? formatMessage(sessionsText.inUse) : used,
      since: formatMessage(sessionsValueText.since, { at: shortDateTime(unixS(created_at)) }),
    };
  };
}

const unixS = (instant: string) => Date.parse(instant) / 1000;
