import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { nowS, teamEvent } from "../../../components/EventRow/events.fixtures.ts";
import { listedEvents } from "../../../components/EventRow/listedEvents.ts";
import { JapaneseFormats } from "../../../format/JapaneseFormats.tsx";
import { defaultEventListView } from "../view.ts";
import { EventMonths } from "./EventMonths.tsx";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Lists of media queries are asked for once, and change. */
const phone = {
  get matches() {
    return isPhone;
  },
};
let isPhone = false;

const events = listedEvents({
  team: Array.from({ length: 12 }, (_, at) =>
    teamEvent({
      event_id: at + 1,
      title: "平日練習",
      starts_at: `2026-12-${10 + at}T08:30:00Z`,
      ends_at: `2026-12-${10 + at}T10:30:00Z`,
    }),
  ),
  provider: [],
});

test.each([
  { opened: "navigate", window: "スマートフォン", isMobile: true, rows: 5, isWhole: false },
  { opened: "navigate", window: "広い画面", isMobile: false, rows: 7, isWhole: false },
  { opened: "reload", window: "スマートフォン", isMobile: true, rows: 12, isWhole: true },
])("$opened の最初の描画は、$window では $rows 行。月の件数はいつも全部", ({ opened, isMobile, rows, isWhole }) => {
  const entry = { ...performance.mark("navigation").toJSON(), toJSON: () => ({}), type: opened };
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([entry]);
  isPhone = isMobile;
  vi.stubGlobal("window", { matchMedia: () => phone });
  const drawn = renderToStaticMarkup(
    <JapaneseFormats>
      <EventMonths
        events={events}
        view={defaultEventListView}
        onViewChange={() => {}}
        nowS={nowS}
        isFiltered={false}
        onClear={() => {}}
        footer="CSV"
      />
    </JapaneseFormats>,
  );
  expect(drawn.match(/href="\/event-list\/team\//g)).toHaveLength(rows);
  expect(drawn).toContain("12件");
  expect(drawn.includes("CSV")).toBe(isWhole);
});
