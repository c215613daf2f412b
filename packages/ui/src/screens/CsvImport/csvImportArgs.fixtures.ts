import { fn } from "storybook/test";
import { takePart } from "../../state/takePart.harness.ts";
import { checking, imports, sources } from "./csvHistory.fixtures.ts";
import { members, nowS } from "./csvImport.fixtures.ts";
import type { CsvImportScreenProps } from "./parts/csvImportProps.ts";
import { defaultCsvHistoryView } from "./view.ts";

/** A file that has been read, and a month of history. */
export const csvImportArgs = {
  stage: checking,
  begun: null,
  past: { status: "ready", value: { imports, sources } },
  onPastRetry: fn(),
  view: defaultCsvHistoryView,
  onViewChange: fn(),
  members: { status: "ready", value: members },
  onMembersRetry: fn(),
  sportType: "baseball",
  nowS,
  onFile: fn(),
  onRestart: fn(),
  onAnswersChange: fn(),
  onRead: fn(),
  onBack: fn(),
  onChoose: fn(),
  onLeaveRow: fn(),
  onDoubtAnswer: fn(),
  onWholeChange: fn(),
  onKnownRetry: fn(),
  onRefusedRows: fn(async () => "行\r\n"),
  onImport: fn(async () => {}),
  onUndo: fn(async () => {}),
  onReadAgain: fn(async () => {}),
  onForget: fn(async () => {}),
  loadPart: takePart,
} satisfies CsvImportScreenProps;
