import { fn } from "storybook/test";
import type { FamilyScreenProps } from "./FamilyScreen.tsx";
import { family, nowS } from "./family.fixtures.ts";

export const answers = {
  sending: {},
  comments: {},
  failures: {},
  onComment: fn(),
  onAnswer: fn(),
  onAttend: fn(),
  onCar: fn(),
} satisfies FamilyScreenProps["answers"];

export const acts = {
  busy: null,
  failure: null,
  onStop: fn(),
  onMail: fn(),
  onCalendar: fn(async () => "https://kyuseki.example/calendar/abcdefghijklmnopqrstuvwxyz.ics"),
  onCopy: fn(async () => {}),
} satisfies FamilyScreenProps["acts"];

export const familyArgs = {
  page: { status: "ready", value: family },
  nowS,
  online: true,
  theme: "light",
  onThemeChange: fn(),
  answers,
  onSeen: fn(),
  acts,
  onRetry: fn(),
} satisfies FamilyScreenProps;
