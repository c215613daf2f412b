import {
  defaultNotePreviewView,
  type NotePreviewView,
  previewDevices,
  previewStates,
  previewThemes,
} from "@kyuseki/ui";
import { defineView } from "../../navigation/defineView.ts";
import { id, oneOf } from "../../navigation/parameters.ts";

export const notePreviewAddress = defineView<NotePreviewView>(defaultNotePreviewView, {
  template: id,
  device: oneOf(previewDevices),
  theme: oneOf(previewThemes),
  state: oneOf(previewStates),
});
