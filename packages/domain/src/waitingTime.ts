/** How long somebody has to wait, in words and rounded up: 42秒, 3分, 約1.5時間. */
export function waitingTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return `${Math.ceil(seconds)}秒`;
  return minutes < 60 ? `${minutes}分` : `約${Math.ceil(minutes / 30) / 2}時間`;
}
