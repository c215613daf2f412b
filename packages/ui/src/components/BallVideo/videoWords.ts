import { ballVideoText } from "../../copy/analyzer/ballVideo.ts";

/**
 * Labels of a batted ball (1) and of a pitch (2). `best` is the best of its kind, `filmedBest` the best with a video.
 */
export const videoWords = {
  1: {
    title: ballVideoText.theBatted,
    best: ballVideoText.battedBest,
    filmedBest: ballVideoText.filmedBattedBest,
    impact: ballVideoText.impact,
    mark: ballVideoText.markImpact,
    forget: ballVideoText.forgetImpact,
    fromStart: ballVideoText.battedFromStart,
    previous: ballVideoText.previousBatted,
    next: ballVideoText.nextBatted,
  },
  2: {
    title: ballVideoText.thePitch,
    best: ballVideoText.pitchBest,
    filmedBest: ballVideoText.filmedPitchBest,
    impact: ballVideoText.letGo,
    mark: ballVideoText.markLetGo,
    forget: ballVideoText.forgetLetGo,
    fromStart: ballVideoText.pitchFromStart,
    previous: ballVideoText.previousPitch,
    next: ballVideoText.nextPitch,
  },
} as const;
