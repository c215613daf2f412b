export const noteListViews = ["all", "pain"] as const;
export const noteListOrders = ["newest", "oldest"] as const;

/** Of one player's notes: all or those that speak of 痛み・違和感, the month (YYYY-MM; null the present one), a chosen day. */
export type NoteListView = {
  view: (typeof noteListViews)[number];
  order: (typeof noteListOrders)[number];
  month: string | null;
  day: string | null;
};

export const defaultNoteListView: NoteListView = { view: "all", order: "newest", month: null, day: null };
