import { filmText } from "../../copy/film.ts";

/** What is said of a batted ball (1) and of a pitch (2). */
export const filmWords = {
  1: {
    title: filmText.theBatted,
    best: filmText.battedBest,
    impact: filmText.impact,
    mark: filmText.markImpact,
    forget: filmText.forgetImpact,
    fromStart: filmText.battedFromStart,
    previous: filmText.previousBatted,
    next: filmText.nextBatted,
  },
  2: {
    title: filmText.thePitch,
    best: filmText.pitchBest,
    impact: filmText.letGo,
    mark: filmText.markLetGo,
    forget: filmText.forgetLetGo,
    fromStart: filmText.pitchFromStart,
    previous: filmText.previousPitch,
    next: filmText.nextPitch,
  },
} as const;
