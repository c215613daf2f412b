import type { StoryBest, StoryWeek } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { exceededSpanText, playerStoryText, playerStoryValueText as text } from "../../copy/members/playerStory.ts";
import { monthDay } from "../../format/date.ts";
import { decimal } from "../../format/decimal.ts";
import { bestFigures } from "../Delta/bestFigures.ts";
import { signed } from "../Delta/signed.ts";
import { useBestWords } from "../Delta/useBestWords.ts";
import { usePainWords } from "../PainReport/usePainWords.ts";
import { type StoryOf, storyHrefs } from "./storyHrefs.ts";

/**
 * `look` is a shape as well as a colour; `figure` is what the mark says, "" for a shape alone; `share` is the height of a
 * bar, 0–1.
 */
export type StoryMark = { look: MarkLook; figure: string; share?: number; text: string; href?: string | undefined };
export type MarkLook = "best" | "measured" | "load" | "count" | "over" | "pain";
export type StoryRowId = "growth" | "load" | "thrown" | "pain" | "notes" | "videos";
export type StoryRow = {
  id: StoryRowId;
  name: string;
  href: string;
  /** null: nothing known of that week. */
  markOf: (week: StoryWeek) => StoryMark | null;
};

/** 一つの種類が一行。`mostLoad` は、いちばん負荷の大きい週のもの。チームにありえない行は出さない。 */
export function useStoryRows({ mostLoad, ...of }: StoryOf & { mostLoad: number }): readonly StoryRow[] {
  const { formatMessage } = useIntl();
  const words = useBestWords();
  const { painOf } = usePainWords();
  const hrefs = storyHrefs(of);

  const bestText = (best: StoryBest) => {
    const { digits, change } = bestFigures(best);
    const { measured, value } = best;
    const figures = { value: decimal(value, digits), change: signed(change, digits) };
    return formatMessage(text.best, { name: words.name(measured), unit: words.unit(measured), ...figures });
  };
  const marks: Record<StoryRowId, StoryRow["markOf"]> = {
    growth: ({ bests, measured }) => {
      const [first] = bests;
      if (first)
        return {
          look: "best",
          figure: String(bests.length),
          text: formatMessage(text.bests, { bests: bests.map(bestText).join("、") }),
          href: hrefs.best(first),
        };
      if (measured === 0) return null;
      return { look: "measured", figure: "", text: formatMessage(text.measured, { count: measured }) };
    },
    load: (week) => {
      const { load } = week;
      if (load === null) return null;
      return {
        look: "load",
        figure: "",
        share: load / mostLoad,
        text: formatMessage(text.loadOf, { load }),
        href: hrefs.load(week),
      };
    },
    thrown: ({ thrown }) => {
      if (!thrown) return null;
      const { pitches, limit, over } = thrown;
      const counted =
        limit === null ? formatMessage(text.pitches, { pitches }) : formatMessage(text.pitchesOf, { pitches, limit });
      const excess = over && {
        pitches: counted,
        day: monthDay(over.date),
        span: formatMessage(exceededSpanText[over.span]),
        by: over.by,
      };
      return {
        look: over ? "over" : "count",
        figure: String(pitches),
        text: excess ? formatMessage(text.over, excess) : counted,
        href: hrefs.rows.thrown,
      };
    },
    pain: ({ pain }) => {
      if (!pain) return null;
      const worst = painOf(pain.worst);
      return {
        look: "pain",
        figure: String(pain.worst.pain),
        text: pain.count === 1 ? worst : formatMessage(text.morePain, { pain: worst, count: pain.count - 1 }),
        href: hrefs.pain(pain.worst.date),
      };
    },
    notes: (week) => {
      const { notes } = week;
      if (!notes) return null;
      return {
        look: notes.pain ? "pain" : "count",
        figure: String(notes.count),
        text: formatMessage(notes.pain ? text.painNotes : text.noteCount, { count: notes.count }),
        href: hrefs.notes(week, notes),
      };
    },
    videos: (week) => {
      const { videos } = week;
      if (!videos) return null;
      return {
        look: "count",
        figure: String(videos.count),
        text: formatMessage(text.videoCount, { count: videos.count }),
        href: hrefs.videos(week, videos),
      };
    },
  };

  const ids = of.analyzerAvailable ? ([...always, "videos"] as const) : always;
  return ids.map((id) => ({ id, name: formatMessage(playerStoryText[id]), href: hrefs.rows[id], markOf: marks[id] }));
}

/** Known before the answer, so that its place is kept free. */
const always = ["growth", "load", "thrown", "pain", "notes"] as const;
