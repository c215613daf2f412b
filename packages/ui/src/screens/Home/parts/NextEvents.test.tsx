import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JapaneseFormats } from "../../../format/JapaneseFormats.tsx";
import { fridayEvening } from "../home.fixtures.ts";
import { NextEvents } from "./NextEvents.tsx";

test("EV-2 中止になった行事は「次」として光らず、その後の行事が光る", () => {
  const [first, ...others] = fridayEvening.events ?? [];
  const events = first ? [{ ...first, cancelled: true }, ...others] : [];
  const drawn = renderToStaticMarkup(
    <JapaneseFormats>
      <NextEvents home={{ ...fridayEvening, events }} busy={false} onRetry={() => {}} markBestsSeen={async () => []} />
    </JapaneseFormats>,
  );
  expect(drawn.match(/event-list\/(team|detail)\/\d+|data-next/g)).toEqual([
    "event-list/team/41",
    "event-list/team/42",
    "data-next",
    "event-list/detail/7",
  ]);
});
