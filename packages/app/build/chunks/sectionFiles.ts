import type { ChunkFile } from "./chunkFile.ts";

/** What pages of one section have in common. */
export const sectionFiles: readonly ChunkFile[] = [
  {
    // What the sheet of a measuring day, its items, their settings and the results have in common.
    name: "measuring",
    modules: [
      "domain/src/measuringDays/(checkCell|sheetPlayers|unsentCell)\\.ts",
      "ui/src/components/Tabs/Tabs\\.",
      "domain/src/contract/practice/(measureGoals|measureItems|measuringDays)\\.ts",
      "ui/src/copy/team/settings\\.ts",
      "app/src/data/(measuringDays|measuring/useSheetMembers|team/settings)\\.ts",
    ],
  },
  {
    // What is written to families, who has read it, and what is still open.
    name: "notices",
    modules: [
      "app/src/data/notices/notices\\.ts",
      "domain/src/contract/notices/(noticeFields|openItems)\\.ts",
      "ui/src/(components/Banner/useReminderSentence|copy/notices/reminder)\\.ts",
      "app/src/routes/(notification/(viewInAddress|useSecondsLeft)|openItems/useReminders)\\.ts",
      "ui/src/copy/notices/(counted|notice)\\.ts",
    ],
  },
  // Events of the team and of the provider.
  {
    name: "events",
    modules: [
      "app/src/(data/(events|outbox/kinds/sendAttendance)|routes/measuringDay/readBegin)\\.ts",
      "ui/src/components/(EventRow/|RecipientChips/fetch)",
      "ui/src/copy/events/(?!event(Detail|Help|List)|teamEventEdit)",
    ],
  },
  {
    // The rules of pitching: where they are chosen, and where they hold.
    name: "pitchRules",
    modules: ["ui/src/components/GuardTable/useRuleWords\\.", "domain/src/pitchGuard/(findRuleSet|ruleSets)\\.ts"],
  },
  // What was practised.
  {
    name: "training",
    modules: [
      "ui/src/copy/practice/training(Record)?\\.",
      "domain/src/contract/practice/training\\.",
      "app/src/data/(training|outbox/kinds/sendTraining\\w+)\\.",
    ],
  },
  {
    // Loads and pains of training and pitching.
    name: "practice",
    modules: [
      "ui/src/components/(GuardState|Headline|LevelIndicator)/",
      "domain/src/headline/(?!batting|index)",
      "ui/src/components/GuardTable/use\\w+",
      "ui/src/copy/\\w+/(pain|pitchGuard)\\.ts",
    ],
  },
  // 9マス目標: shown on a player's notes, edited there and on the page of a family.
  { name: "goals", modules: ["ui/src/components/NineGrid/", "domain/src/notes/noteParts\\."] },
  {
    // The notes of one player.
    name: "playerNotes",
    modules: [
      "app/src/data/playerNotes\\.",
      "ui/src/(components/(ExportButton/NoteExport|ScaleMarks/)|copy/notes/note(List|Queue)\\.)",
    ],
  },
  {
    // Reading a note and answering it, beside the queue and on its own page.
    name: "noteReading",
    modules: [
      "app/src/(routes/note/(useNote\\w+|viewInAddress)|data/outbox/kinds/send(NoteComment|Stamps))\\.ts",
      "ui/src/components/(NoteReader/|NoteStamps/)",
      "ui/src/copy/notes/note(View|Stamps)\\.ts",
    ],
  },
];
