import type { BallPage, MeasuredBall } from "@kyuseki/domain";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import type { BallChanges } from "../BallActions/ballChanges.ts";
import type { ReportFrameAround } from "../ReportFrame/reportFrameProps.ts";
import type { LeavingVideo, VideoUploadState } from "../VideoField/videoUpload.ts";

export type VideoActions = {
  upload: VideoUploadState;
  /** 形式と大きさの決まりに合ったファイルだけが届く。 */
  onChoose: (file: File) => void;
  /** 断られたときは `Failure` で reject する。 */
  onRemove: () => Promise<unknown>;
  /** インパクト（投球はリリース）の、この球の動画での秒。null は、分からないことにする。断られたときは `Failure` で reject する。 */
  onImpact: (seconds: number | null) => Promise<unknown>;
  /** 動画を開けなかった。`page` を読み直してから resolve し、読み直せなければ reject する。 */
  onVideoBroken: () => Promise<unknown>;
  /** 送っている途中でほかの画面へ移ろうとした。答えるまで移らない。 */
  leaving?: LeavingVideo | null;
};

/** 一球の動画の画面が、打撃でも投球でも受け取るもの。 */
export type ReportVideoProps = ReportFrameAround & {
  /** 住所の一球。次の球を読む間は、前の球のまま `refreshing` にする。 */
  page: Loadable<BallPage>;
  refreshing?: boolean;
  onRetry: () => void;
  /** 球を移る。行・目盛り・前後のどれからも。リンクは `ballHref` の住所を持つ。 */
  onOpen: (ballId: number) => void;
  /** くらべる相手の球。null はいつもの相手（打撃は動画の中の最大（8〜32°）、投球はくらべない）。 */
  compareWith: number | null;
  onCompareWith: (ballId: number | null) => void;
  video: VideoActions;
  changes: BallChanges;
  /** 図は、動画と数字が出てから運ぶ。 */
  loadPart: LoadPart;
};

export const ballHref = ({ id, member_id, mode }: Pick<MeasuredBall, "id" | "member_id" | "mode">) =>
  `/nextshot/report/${member_id}/${mode === 1 ? "batting" : "pitching"}/results/${id}`;
