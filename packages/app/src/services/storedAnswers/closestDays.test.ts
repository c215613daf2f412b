import { expect, test } from "vitest";
import { closestDays } from "./closestDays.ts";

const stored = (address: string) => ({ user_id: 1, team_id: 1, address, endpoint: "listEvents", at: 0, json: "" });
const answers = [
  "/api/coach/events?from=2026-11-10&to=2027-01-10",
  "/api/coach/events?from=2026-11-20&to=2027-01-20",
  "/api/coach/events?from=2026-10-26&to=2026-12-06",
].map(stored);

test.each([
  {
    what: "翌日は、前の日に見たもの",
    asked: "from=2026-11-21&to=2027-01-21",
    expected: "from=2026-11-20&to=2027-01-20",
  },
  { what: "二つのうち近いもの", asked: "from=2026-11-14&to=2027-01-14", expected: "from=2026-11-10&to=2027-01-10" },
  { what: "2週間前のもの", asked: "from=2026-12-04&to=2027-02-03", expected: "from=2026-11-20&to=2027-01-20" },
  { what: "15日離れれば、ない", asked: "from=2026-12-05&to=2027-02-04", expected: null },
  { what: "日数の違うものは別のページ", asked: "from=2026-11-21&to=2026-12-21", expected: null },
  { what: "日のないアドレスにはない", asked: "view=starred", expected: null },
])("OF-1 日で尋ねるページ：$what", ({ asked, expected }) => {
  const found = closestDays(`/api/coach/events?${asked}`, answers);
  expect(found?.address ?? null).toBe(expected && `/api/coach/events?${expected}`);
});
