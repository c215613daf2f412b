import { type ComponentPropsWithRef, useCallback, useEffect, useRef, useState } from "react";
import { correction } from "./correction.ts";
import { framesAway, orderedStretch, type PlaybackRate, type Stretch, withinFilm } from "./transport.ts";

/** `unsupported`: the film is there, and this browser cannot play it. */
export type FilmStatus = "loading" | "ready" | "failed" | "unsupported";
export type FilmProps = Pick<
  ComponentPropsWithRef<"video">,
  "ref" | "onLoadStart" | "onLoadedMetadata" | "onError" | "onPlay" | "onPause" | "onEnded" | "onTimeUpdate"
>;

export type PlaybackOptions = {
  fps: number;
  /** Where the films stand once loaded, in seconds of the leading one. */
  startS?: number;
  /** For each film, the leading one first, how many seconds it is ahead of the leading one. One film: `[0]`. */
  shiftsS: readonly number[];
  /** A film could not be opened: asks for its address anew. Resolves once that has been answered. */
  onBroken?: (() => Promise<unknown>) | undefined;
};
export type Playback = ReturnType<typeof usePlayback>;

/** One transport for one film or several that run together. All times are those of the leading film. */
export function usePlayback({ fps, startS = 0, shiftsS, onBroken }: PlaybackOptions) {
  const films = useRef<(HTMLVideoElement | null)[]>([]);
  const shifts = useRef(shiftsS);
  const looping = useRef<Stretch | null>(null);
  const [timeS, setTimeS] = useState(startS);
  const [durationS, setDurationS] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [rate, setRateState] = useState<PlaybackRate>(1);
  const [loop, setLoopState] = useState<Stretch | null>(null);
  const [statuses, setStatuses] = useState<readonly FilmStatus[]>(() => shiftsS.map(() => "loading"));
  const leaderOf = () => films.current[0] ?? null;

  useEffect(() => {
    shifts.current = shiftsS;
  });

  const eachFollower = useCallback((act: (film: HTMLVideoElement, shiftS: number) => void) => {
    films.current.forEach((film, index) => {
      if (film && index > 0) act(film, shifts.current[index] ?? 0);
    });
  }, []);

  const seek = useCallback(
    (seconds: number) => {
      const leader = films.current[0];
      if (!leader || !Number.isFinite(leader.duration)) return;
      const target = withinFilm(seconds, leader.duration);
      leader.currentTime = target;
      eachFollower((film, shiftS) => {
        if (Number.isFinite(film.duration)) film.currentTime = withinFilm(target + shiftS, film.duration);
      });
      setTimeS(target);
    },
    [eachFollower],
  );

  const pause = useCallback(() => {
    for (const film of films.current) film?.pause();
  }, []);

  const play = useCallback(() => {
    const leader = films.current[0];
    if (!leader) return;
    if (leader.ended) seek(looping.current?.fromS ?? 0);
    // A play that a pause or a new source overtakes is refused; what then happens is told by the film's own events.
    leader.play().catch(() => setPlaying(!leader.paused));
  }, [seek]);

  useEffect(() => {
    if (!playing) return;
    let request = 0;
    const follow = () => {
      const leader = films.current[0];
      if (leader) {
        const end = looping.current;
        if (end && leader.currentTime >= end.toS) seek(end.fromS);
        else setTimeS(leader.currentTime);
        eachFollower((film, shiftS) => keepTogether(film, leader, shiftS));
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [playing, seek, eachFollower]);

  const setRate = (next: PlaybackRate) => {
    setRateState(next);
    for (const film of films.current) if (film) applyRate(film, next);
  };
  const setLoop = (stretch: Stretch | null) => {
    looping.current = stretch && orderedStretch(stretch, durationS, fps);
    setLoopState(looping.current);
  };
  const setStatus = (index: number, status: FilmStatus) =>
    setStatuses((before) => shiftsS.map((_, at) => (at === index ? status : (before[at] ?? "loading"))));

  const handleLoaded = (index: number, film: HTMLVideoElement) => {
    setStatus(index, "ready");
    applyRate(film, rate);
    if (index === 0) {
      setDurationS(film.duration);
      seek(startS);
    } else seek(leaderOf()?.currentTime ?? startS);
  };

  const handleError = (index: number, film: HTMLVideoElement) => {
    const code = film.error?.code;
    if (code === MediaError.MEDIA_ERR_DECODE) return setStatus(index, "unsupported");
    if (code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED || !onBroken) return setStatus(index, "failed");
    // The browser says the same of a film that does not come and of one it cannot play: what the server answers tells.
    const { src } = film;
    const tell = (status: FilmStatus) => {
      if (film.error && film.src === src) setStatus(index, status);
    };
    onBroken().then(
      () => tell("unsupported"),
      () => tell("failed"),
    );
  };

  /** Spread on the `<video>` of a film. */
  const filmProps = (index: number): FilmProps => ({
    ref: (film) => {
      films.current[index] = film;
    },
    onLoadStart: () => {
      setStatus(index, "loading");
      if (index === 0) setLoop(null);
    },
    onLoadedMetadata: (event) => handleLoaded(index, event.currentTarget),
    onError: (event) => handleError(index, event.currentTarget),
    ...(index === 0 && {
      onPlay: () => setPlaying(true),
      onPause: () => {
        setPlaying(false);
        eachFollower((film) => film.pause());
      },
      onEnded: () => {
        if (!looping.current) return;
        seek(looping.current.fromS);
        play();
      },
      onTimeUpdate: (event) => {
        if (event.currentTarget.paused) setTimeS(event.currentTarget.currentTime);
      },
    }),
  });

  const step = (frames: number) => {
    pause();
    const leader = leaderOf();
    if (leader) seek(framesAway(leader.currentTime, frames, fps, leader.duration));
  };
  const toggle = () => (leaderOf()?.paused ? play() : pause());
  const reload = (index: number) => films.current[index]?.load();

  return {
    ...{ timeS, durationS, playing, rate, loop, statuses, fps },
    ...{ seek, play, pause, toggle, step, setRate, setLoop, reload, filmProps, leaderOf },
  };
}

function applyRate(film: HTMLVideoElement, rate: PlaybackRate) {
  // A new source starts from the default one.
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}

/** A follower waits at its edge while the leader is where it has no picture. */
function keepTogether(film: HTMLVideoElement, leader: HTMLVideoElement, shiftS: number) {
  const wantedS = leader.currentTime + shiftS;
  if (film.seeking || !Number.isFinite(film.duration)) return;
  if (wantedS < 0 || wantedS >= film.duration) {
    film.pause();
    return;
  }
  const found = correction(wantedS, film.currentTime);
  if (found.kind === "seek") film.currentTime = found.toS;
  film.playbackRate = leader.playbackRate * (found.kind === "rate" ? found.factor : 1);
  // Refused only when a pause overtakes it; the next frame asks again.
  if (film.paused) film.play().catch(() => film.pause());
}
