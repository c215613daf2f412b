import { type ComponentPropsWithRef, useCallback, useEffect, useRef, useState } from "react";
import { correction } from "./correction.ts";
import { framesAway, orderedStretch, type PlaybackRate, type Stretch, withinVideo } from "./transport.ts";

/** `unsupported`: the video exists, but this browser cannot play it. */
export type VideoStatus = "loading" | "ready" | "failed" | "unsupported";
export type VideoProps = Pick<
  ComponentPropsWithRef<"video">,
  "ref" | "onLoadStart" | "onLoadedMetadata" | "onError" | "onPlay" | "onPause" | "onEnded" | "onTimeUpdate"
>;

export type PlaybackOptions = {
  fps: number;
  /** Initial position, in seconds of the leading video. */
  startS?: number;
  /**
   * For each video, the leading one first, how many seconds it is ahead of the leading one; `[0]` for a single video.
   */
  shiftsS: readonly number[];
  /** A video could not be opened: requests its address again. Resolves with the answer. */
  onBroken?: (() => Promise<unknown>) | undefined;
};
export type Playback = ReturnType<typeof usePlayback>;

/** One transport for a video or for several synchronised ones; all times are the leading video's. */
export function usePlayback({ fps, startS = 0, shiftsS, onBroken }: PlaybackOptions) {
  const videos = useRef<(HTMLVideoElement | null)[]>([]);
  /** Elements that have been looked at once they were mounted. */
  const met = useRef(new WeakSet<HTMLVideoElement>());
  const shifts = useRef(shiftsS);
  const looping = useRef<Stretch | null>(null);
  const [timeS, setTimeS] = useState(startS);
  const [durationS, setDurationS] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [rate, setRateState] = useState<PlaybackRate>(1);
  const [loop, setLoopState] = useState<Stretch | null>(null);
  const [statuses, setStatuses] = useState<readonly VideoStatus[]>(() => shiftsS.map(() => "loading"));
  const leaderOf = () => videos.current[0] ?? null;

  useEffect(() => {
    shifts.current = shiftsS;
  });

  const eachFollower = useCallback((act: (video: HTMLVideoElement, shiftS: number) => void) => {
    videos.current.forEach((video, index) => {
      if (video && index > 0) act(video, shifts.current[index] ?? 0);
    });
  }, []);

  const seek = useCallback(
    (seconds: number) => {
      const leader = videos.current[0];
      if (!leader || !Number.isFinite(leader.duration)) return;
      const target = withinVideo(seconds, leader.duration);
      leader.currentTime = target;
      eachFollower((video, shiftS) => {
        if (Number.isFinite(video.duration)) video.currentTime = withinVideo(target + shiftS, video.duration);
      });
      setTimeS(target);
    },
    [eachFollower],
  );

  const pause = useCallback(() => {
    for (const video of videos.current) video?.pause();
  }, []);

  const play = useCallback(() => {
    const leader = videos.current[0];
    if (!leader) return;
    if (leader.ended) seek(looping.current?.fromS ?? 0);
    // A play that is overtaken by a pause or a new source rejects; the video's own events report the outcome.
    leader.play().catch(() => setPlaying(!leader.paused));
  }, [seek]);

  useEffect(() => {
    if (!playing) return;
    let request = 0;
    const follow = () => {
      const leader = videos.current[0];
      if (leader) {
        const end = looping.current;
        if (end && leader.currentTime >= end.toS) seek(end.fromS);
        else setTimeS(leader.currentTime);
        eachFollower((video, shiftS) => keepTogether(video, leader, shiftS));
      }
      request = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(request);
  }, [playing, seek, eachFollower]);

  const setRate = (next: PlaybackRate) => {
    setRateState(next);
    for (const video of videos.current) if (video) applyRate(video, next);
  };
  const setLoop = (stretch: Stretch | null) => {
    looping.current = stretch && orderedStretch(stretch, durationS, fps);
    setLoopState(looping.current);
  };
  const setStatus = (index: number, status: VideoStatus) =>
    setStatuses((before) => shiftsS.map((_, at) => (at === index ? status : (before[at] ?? "loading"))));

  const handleLoaded = (index: number, video: HTMLVideoElement) => {
    setStatus(index, "ready");
    applyRate(video, rate);
    if (index === 0) {
      setDurationS(video.duration);
      seek(startS);
    } else seek(leaderOf()?.currentTime ?? startS);
  };

  const handleError = (index: number, video: HTMLVideoElement) => {
    const code = video.error?.code;
    if (code === MediaError.MEDIA_ERR_DECODE) return setStatus(index, "unsupported");
    if (code !== MediaError.MEDIA_ERR_SRC_NOT_SUPPORTED || !onBroken) return setStatus(index, "failed");
    // The browser gives the same error for a missing video and for an unplayable one; the server's answer tells them
    // apart.
    const { src } = video;
    const tell = (status: VideoStatus) => {
      if (video.error && video.src === src) setStatus(index, status);
    };
    onBroken().then(
      () => tell("unsupported"),
      () => tell("failed"),
    );
  };

  // React mounts an element some time after it has made it: what it loads or misses until then reaches no handler.
  useEffect(() => {
    for (const [index, video] of videos.current.entries()) {
      if (!video || met.current.has(video)) continue;
      met.current.add(video);
      if (video.error) handleError(index, video);
      else if (video.readyState >= HTMLMediaElement.HAVE_METADATA) handleLoaded(index, video);
    }
  });

  /** Props of the `<video>` element of each video. */
  const videoProps = (index: number): VideoProps => ({
    ref: (video) => {
      videos.current[index] = video;
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
        eachFollower((video) => video.pause());
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
  const reload = (index: number) => videos.current[index]?.load();

  return {
    ...{ timeS, durationS, playing, rate, loop, statuses, fps },
    ...{ seek, play, pause, toggle, step, setRate, setLoop, reload, videoProps, leaderOf },
  };
}

function applyRate(video: HTMLVideoElement, rate: PlaybackRate) {
  // A new source starts from the default one.
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** A follower waits at its edge while it has no picture for the leader's time. */
function keepTogether(video: HTMLVideoElement, leader: HTMLVideoElement, shiftS: number) {
  const wantedS = leader.currentTime + shiftS;
  if (video.seeking || !Number.isFinite(video.duration)) return;
  if (wantedS < 0 || wantedS >= video.duration) {
    video.pause();
    return;
  }
  const found = correction(wantedS, video.currentTime);
  if (found.kind === "seek") video.currentTime = found.toS;
  video.playbackRate = leader.playbackRate * (found.kind === "rate" ? found.factor : 1);
  // Rejects only when a pause overtakes it; the next frame tries again.
  if (video.paused) video.play().catch(() => video.pause());
}
