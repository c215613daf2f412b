export const previewDevices = ["phone", "tablet"] as const;
export const previewThemes = ["light", "dark"] as const;
export const previewStates = ["filled", "empty", "sent"] as const;

/** Of the sample of a note's form: a template (null the first), the screen, its colours, and how far the note is. */
export type NotePreviewView = {
  template: number | null;
  device: (typeof previewDevices)[number];
  theme: (typeof previewThemes)[number];
  state: (typeof previewStates)[number];
};

export const defaultNotePreviewView: NotePreviewView = {
  template: null,
  device: "phone",
  theme: "light",
  state: "filled",
};
