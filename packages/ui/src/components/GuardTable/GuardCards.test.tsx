import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { JapaneseFormats } from "../../format/JapaneseFormats.tsx";
import { GuardCards } from "./GuardCards.tsx";
import { limits, pitchers, today } from "./guard.fixtures.ts";
import { guardGroups } from "./guardGroups.ts";

afterEach(() => vi.restoreAllMocks());

test.each([
  { opened: "navigate", cards: 4, rules: 2 },
  { opened: "reload", cards: 9, rules: 3 },
])("$opened の最初の描画は、$rules つのルールの $cards 人まで", ({ opened, cards, rules }) => {
  const entry = { ...performance.mark("navigation").toJSON(), toJSON: () => ({}), type: opened };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  const drawn = renderToStaticMarkup(
    <JapaneseFormats>
      <GuardCards
        today={today}
        groups={guardGroups(pitchers)}
        week={limits.week}
        caution={limits.caution}
        days={1}
        onFinishedBatter={() => {}}
        onOpen={() => {}}
      />
    </JapaneseFormats>,
  );
  expect([drawn.match(/data-card=/g)?.length, drawn.match(/data-part="rule"/g)?.length]).toEqual([cards, rules]);
});
