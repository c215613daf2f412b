import { hash } from "node:crypto";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Video } from "@kyuseki/domain";
import { ebmlHead } from "../../files/videos.fixture.ts";
import { insertStoredVideo, type NewVideo } from "../../store/videos/storedVideos.ts";
import type { ReportFixture } from "../playerReports/reports.fixtures.ts";

type Headers = { authorization: string };

/** Sends videos to the fixture's team, by its coach unless told otherwise. */
export function videoSender(fixture: ReportFixture) {
  const path = (rest: string) => `/api/coach/nextshot/${rest}`;

  const start = (ballId: number, video: Buffer, headers: Headers = fixture.headers) =>
    fixture.server.app.inject({
      method: "POST",
      url: path(`measurements/${ballId}/video-uploads`),
      headers,
      payload: { bytes: video.length, resume_key: hash("sha256", video, "hex") },
    });

  /** `bytes` in place of what the video has there. */
  const send = (uploadId: number, part: number, bytes: Buffer, headers: Headers = fixture.headers) =>
    fixture.server.app.inject({
      method: "PUT",
      url: path(`video-uploads/${uploadId}/parts/${part}`),
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: bytes,
    });

  return {
    start,
    send,
    finish: (uploadId: number) => fixture.write("POST", `video-uploads/${uploadId}/finish`),
    cancel: (uploadId: number) => fixture.write("DELETE", `video-uploads/${uploadId}`),
    savePoster: (videoId: number, image: Buffer, type = "image/png") =>
      fixture.server.app.inject({
        method: "PUT",
        url: path(`videos/${videoId}/poster`),
        headers: { ...fixture.headers, "content-type": type },
        payload: image,
      }),
    /** From the first part to the last. */
    async sendAll(ballId: number, video: Buffer): Promise<Video> {
      const { upload_id, part_bytes } = (await start(ballId, video)).json();
      for (let part = 0; part * part_bytes < video.length; part += 1) {
        await send(upload_id, part, video.subarray(part * part_bytes, (part + 1) * part_bytes));
      }
      return (await fixture.write("POST", `video-uploads/${upload_id}/finish`)).json();
    },
    /** One that is there as a whole. Returns its id. */
    keep: (ballId: number, video: Partial<NewVideo> = {}) =>
      insertStoredVideo(fixture.server.db, fixture.server.files, {
        teamId: fixture.teamId,
        ballId,
        bytes: ebmlHead(),
        type: "video/webm",
        poster: null,
        impactS: null,
        ...video,
      }),
  };
}

/** How many files of videos and posters there are. */
export function videoFiles({ server }: ReportFixture): number {
  const folders = ["videos", "posters"]
    .map((kind) => join(server.filesFolder, kind))
    .filter((path) => existsSync(path));
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()),
  ).length;
}
