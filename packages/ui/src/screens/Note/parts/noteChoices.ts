import type { Member, NoteTemplate } from "@kyuseki/domain";

/** What 絞り込み offers. */
export type NoteChoices = {
  members: readonly Member[];
  /** Those in use first. */
  templates: readonly Pick<NoteTemplate, "template_id" | "name" | "archived">[];
};
