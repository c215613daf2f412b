import { fictionalMember } from "@kyuseki/domain/memberFixture";
import type { NoteChoices } from "./parts/noteChoices.ts";

/** The four players of the queue; two templates in use, and one that is not. */
export const noteChoices: NoteChoices = {
  members: [
    fictionalMember({ id: 1042, name: "増田 碧", kana: "ますだ みどり", grade: "j2", gender: "F" }),
    fictionalMember({ id: 1044, name: "小川 新", kana: "おがわ あらた", grade: "e6", gender: "M" }),
    fictionalMember({ id: 1045, name: "青山 朔", kana: "あおやま さく", grade: "j2", gender: "M" }),
    fictionalMember({ id: 1046, name: "武田 ひまり", kana: "たけだ ひまり", grade: "e5", gender: "F" }),
  ],
  templates: [
    { template_id: 1, name: "ふりかえり", archived: false },
    { template_id: 2, name: "試合のあと", archived: false },
    { template_id: 3, name: "冬の目標", archived: true },
  ],
};

/** Two players and one template. */
export const firstChoices: NoteChoices = {
  members: noteChoices.members.filter(({ id }) => id === 1042 || id === 1045),
  templates: noteChoices.templates.slice(0, 1),
};
