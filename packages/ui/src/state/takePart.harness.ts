import type { LoadPart } from "./usePart.ts";

const onTheirWay = new Set<Promise<unknown>>();

/** For stories only: brings every part. Pictures, plays and what follows an action wait for it. */
export const takePart: LoadPart = (fetchPart) => {
  const part = fetchPart();
  onTheirWay.add(part);
  return part.finally(() => onTheirWay.delete(part));
};

/** Resolves once no part is on its way: with whether one was. */
export async function partsArrived(): Promise<boolean> {
  if (onTheirWay.size === 0) return false;
  await Promise.allSettled(onTheirWay);
  return true;
}
