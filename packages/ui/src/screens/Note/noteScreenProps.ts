import type { Note, NoteCounts } from "@kyuseki/domain";
import type { NoteExportProps } from "../../components/ExportButton/NoteExport.tsx";
import type { NoteActions, NoteReply, NoteViewer } from "../../components/NoteReader/NoteReader.tsx";
import type { OnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import type { Loadable } from "../../state/loadable.ts";
import type { LoadPart } from "../../state/usePart.ts";
import type { NoteKeys } from "./parts/KeyHelp.tsx";
import type { NoteQueue } from "./parts/NoteQueueList.tsx";
import type { NoteChoices } from "./parts/noteChoices.ts";
import type { NoteQueueView } from "./view.ts";

/** 一覧の隣の一通と、それへの返信。返信すると、次の未返信が開く。 */
export type NoteBeside = NoteActions & {
  /** null: まだ選んでいない。 */
  id: number | null;
  note: Loadable<Note> | null;
  viewer: NoteViewer;
  reply: NoteReply;
  /** いま送ったこと。null: なし。 */
  done: string | null;
  /** 取り消せるあいだだけ。 */
  onUndo: (() => void) | undefined;
  /** 未返信がもうない。 */
  isAllDone: boolean;
  onOpen: (id: number) => void;
  onNext: () => void;
  onPrevious: () => void;
};

export type NoteScreenProps = Pick<NoteExportProps, "readAll" | "onExport"> & {
  queue: Loadable<NoteQueue>;
  /** チーム全体の、まだ返信していない数。 */
  counts: NoteCounts | null;
  /** 端末にある、ノートへの返信。 */
  onDevice: OnDevice;
  nowS: number;
  view: NoteQueueView;
  onViewChange: (change: Partial<NoteQueueView>) => void;
  /** 絞り込みで選べる選手とテンプレート。 */
  choices: Loadable<NoteChoices>;
  /** 選択肢がいる：絞り込みが開いた。 */
  onChoose: () => void;
  hrefOf: (id: number) => string;
  /** スマートフォンでは null：ノートは自分のページを持つ。 */
  beside: NoteBeside | null;
  keys: NoteKeys;
  busyMore: boolean;
  onMore: () => void;
  /** 選んだものに「見たよ」を送る。断られたら `Failure` で reject する。 */
  onSeenAll: (ids: readonly number[]) => Promise<unknown>;
  loadPart: LoadPart;
  onRetry: (part: "queue" | "note" | "choices") => void;
};
