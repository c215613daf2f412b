import type { TrainingRecordDraft } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { takePart } from "../../state/takePart.harness.ts";
import { emptyTrainingRecord } from "./parts/recordFields.ts";
import type { TrainingPlayerScreenProps } from "./TrainingPlayerScreen.tsx";
import { guard, player } from "./trainingPlayer.fixtures.ts";

export const trainingPlayerArgs = {
  player: { status: "ready", value: player },
  guard,
  month: null,
  day: null,
  userId: 9,
  drafts: {},
  unsent: [],
  unsentRecords: [],
  onDevice: nothingOnDevice,
  previous: { name: "西田 大和", href: "/training-report/209" },
  next: { name: "小野寺 湊", href: "/training-report/211" },
  canRecord: true,
  fields: emptyTrainingRecord,
  loadPart: takePart,
  onMonthChange: fn(),
  onSelect: fn(),
  onDraft: fn(),
  onComment: fn(async () => {}),
  onRemove: fn(),
  onFields: fn(),
  onRecord: fn(async (_draft: TrainingRecordDraft) => {}),
  onDeleteRecord: fn(),
  onRetry: fn(),
} satisfies TrainingPlayerScreenProps;
