import { fn } from "storybook/test";
import type { NoteSettingScreenProps } from "./NoteSettingScreen.tsx";
import { noteTemplates } from "./noteSetting.fixtures.ts";

/** ふりかえり, of a team with two templates in use. */
export const settingArgs: NoteSettingScreenProps = {
  templates: { status: "ready", value: noteTemplates },
  chosen: null,
  kept: null,
  leaving: null,
  onKeep: fn(),
  onChoose: fn(),
  onSave: fn(async (values, { version }) => ({
    outcome: "saved" as const,
    stored: { version: version + 1, values },
  })),
  onSaved: fn(),
  onArchive: fn(async () => {}),
  onRetry: fn(),
};
