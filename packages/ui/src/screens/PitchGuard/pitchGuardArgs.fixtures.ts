import type { PitchCount, PitchCountEdit, PitchCountsDraft } from "@kyuseki/domain";
import { fn } from "storybook/test";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { takePart } from "../../state/takePart.harness.ts";
import type { PitchGuardScreenProps } from "./PitchGuardScreen.tsx";
import { defaultPitchGuardView } from "./parts/guardView.ts";
import { emptyPitchDraft } from "./parts/pitchDraft.ts";
import { guard, history, members } from "./pitchGuard.fixtures.ts";

export const pitchGuardArgs = {
  guard: { status: "ready", value: guard },
  today: guard.today,
  members,
  teamName: "青葉台ベースボールクラブ",
  sportType: "baseball",
  isManager: true,
  unsent: [],
  onDevice: nothingOnDevice,
  view: defaultPitchGuardView,
  onViewChange: fn(),
  onRetry: fn(),
  onPrint: fn(),
  loadPart: takePart,
  draft: emptyPitchDraft,
  onDraft: fn(),
  onRecord: fn(async (_draft: PitchCountsDraft) => {}),
  history: { status: "ready", value: history },
  onRetryHistory: fn(),
  onChange: fn(async (_edit: PitchCountEdit) => {}),
  onFinishedBatter: fn(),
  onExport: fn(),
  onDelete: fn((_count: PitchCount) => {}),
} satisfies PitchGuardScreenProps;
