import { filmText } from "../../copy/film.ts";

/** What is said of a batted ball (1) and of a pitch (2). `best` is of all its kind, `filmedBest` of those with a film. */
export const filmWords = {
  1: {
    title: filmText.theBatted,
    best: filmText.battedBest,
    filmedBest: filmText.filmedBattedBest,
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
    filmedBest: filmText.filmedPitchBest,
    impact: filmText.letGo,
    mark: filmText.markLetGo,
    forget: filmText.forgetLetGo,
    fromStart: filmText.pitchFromStart,
    previous: filmText.previousPitch,
    next: filmText.nextPitch,
  },
} as const;
