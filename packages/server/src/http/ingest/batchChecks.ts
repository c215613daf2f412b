import { dayInJapan, type IngestReply } from "@kyuseki/domain";
import type { FastifyRequest } from "fastify";

export async function counted(request: FastifyRequest, batch: Promise<IngestReply>): Promise<IngestReply> {
  request.ingested = await batch;
  return request.ingested;
}

/** A device's clock may be this much ahead. */
const aheadMs = 10 * 60_000;

/** Rows of days to come are refused. */
export function onDay(now: Date) {
  const today = dayInJapan(now);
  return ({ date }: { date: string }) => (date > today ? { date: "これからの日付は受け付けられません" } : undefined);
}

/** Rows of moments to come are refused. */
export function atMoment(now: Date) {
  const latest = (now.getTime() + aheadMs) / 1000;
  return ({ datetime }: { datetime: number }) =>
    datetime > latest ? { datetime: "これからの日時は受け付けられません" } : undefined;
}
