import type { MeasuringDay, MeasuringDayDraft } from "@kyuseki/domain";
import type { UnsentCell } from "@kyuseki/domain/measuringDays";
import { fn } from "storybook/test";
import { nothingOnDevice } from "../../components/SavedOnDevice/SavedOnDevice.tsx";
import { takePart } from "../../state/takePart.harness.ts";
import type { MeasuringDayScreenProps } from "./MeasuringDayScreen.tsx";
import { days, items, members, sheet, today, unsent } from "./measuringDay.fixtures.ts";
import type { DaySaved } from "./parts/useDayForm.ts";
import { defaultDayListView } from "./view.ts";

/** 2026-11-20 19:41 in Japan. */
const sentAtS = Date.parse("2026-11-20T10:41:00Z") / 1000;

export const openDay = {
  sheet: { status: "ready", value: sheet },
  view: { stage: null, item: 4 },
  onViewChange: fn(),
  unsent,
  saving: { isOnline: true, isSending: false, waiting: 0, onDevice: nothingOnDevice, sentAtS, failure: null },
  onType: fn((_cells: readonly Pick<UnsentCell, "member_id" | "item_id" | "text">[]) => {}),
  onKeep: fn(),
  onResend: fn(),
  onRetry: fn(),
  onEdit: fn(async (_draft: MeasuringDayDraft, _version: number): Promise<DaySaved> => ({ outcome: "saved" })),
  onDelete: fn(async () => {}),
  onEnd: fn(async () => {}),
  onReopen: fn(async () => {}),
  onDiscard: fn(),
} satisfies MeasuringDayScreenProps["day"];

export const measuringDayArgs = {
  isManager: true,
  today,
  days: { status: "ready", value: days as readonly MeasuringDay[] },
  view: defaultDayListView,
  onViewChange: fn(),
  onExport: fn(),
  unsentOf: (_dayId: number) => 0,
  items: { status: "ready", value: items },
  members: { status: "ready", value: members },
  day: openDay,
  draft: null,
  begin: null,
  onDraft: fn(),
  onStart: fn(async (_draft: MeasuringDayDraft) => {}),
  onRetry: fn(),
  loadPart: takePart,
} satisfies MeasuringDayScreenProps;
