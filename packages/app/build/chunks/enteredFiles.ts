import type { ChunkFile } from "./chunkFile.ts";

/** What is entered, and what comes with every page once it stands. */
export const enteredFiles: readonly ChunkFile[] = [
  {
    // Entries that wait on the device until they are sent, and notes, which are among them.
    name: "outbox",
    modules: [
      "ui/src/(components/SavedOnDevice/|copy/(controls/month|frame/savedOnDevice)\\.)",
      "app/src/data/(notes|outbox/(useUnsent\\w*|useSubmit|kinds/stampKind))\\.ts",
      "app/src/services/useMatches\\.ts",
      "domain/src/contract/notes/notes\\.ts",
    ],
  },
  {
    // What keeps and sends those entries: on some pages at once, on others later.
    name: "outboxStore",
    modules: ["app/src/(services/outbox/openOutboxStore|data/outbox/outboxOf)\\.", "domain/src/outbox/changes\\."],
  },
  {
    // The questions of notes, where they are chosen and seen before families do.
    name: "noteTemplates",
    modules: [
      "ui/src/copy/notes/noteSetting\\.",
      "domain/src/notes/starterTemplates\\.",
      "app/src/data/noteTemplates\\.",
    ],
  },
  // One of a few, on or off, and whose value counts when two saved.
  {
    name: "inputChoices",
    modules: ["ui/src/components/(Chip/ChipGroup|RadioGroup/|StaleChoice/(Clash|Stale)Choice|Switch/)"],
  },
  // Beside a page: a panel that moves in, and its neighbours.
  { name: "drawer", modules: ["ui/src/components/Drawer/"] },
  {
    // Uploads and steps: on pages where more than text is entered.
    name: "inputs",
    modules: [
      "ui/src/components/(FileDrop/|Modal/|Steps/)",
      "ui/src/(copy/team/logo|components/LogoField/picture)\\.",
      "app/src/data/team/team\\.ts",
      "domain/src/(contract/(members/memberChanges|team/logo)|roster/rosterField|rules/formula)\\.ts",
    ],
  },
  {
    // What comes with every page once it stands, and some need before: searching, the club, whether to be counted.
    name: "alongside",
    modules: [
      "ui/src/(copy/support/search|components/PlayerSearch/searchOptions|format/kana)\\.",
      "app/src/(data/(members/usePlayerSearch|team/ownTeams)|navigation/searchFirst|services/(openHome|tracking/scriptPolicy))\\.ts",
      "domain/src/contract/(account/ownTeams|notices/information)\\.ts",
    ],
  },
  {
    // Forms that two may change at once, with their numbers, dates and recipients.
    name: "controls",
    modules: [
      "ui/src/components/(ConfirmDialog/LeaveDialog|Field/FieldRows|NumberField/|Panel/Save(Bar|Row))",
      "ui/src/copy/controls/unsaved\\.",
      "ui/src/components/(DateField/(Date|Time)Field\\.|RecipientChips/(recipientChips|useRecipients)\\.|StaleChoice/Later)",
      "app/src/data/notices/recipientGroups\\.ts",
      "ui/src/state/(mergeValues|useVersioned\\w+)",
    ],
  },
  {
    name: "forms",
    modules: [
      "ui/src/components/(AuthLayout|Field|NewPasswordField|Panel|Select|TextField)/",
      "ui/src/state/useForm\\.",
      "ui/src/copy/\\w+/(form|identity|teamManagement)\\.ts",
      "domain/src/contract/(account/(coaches|passkeys|webAuthn)|members/personalData)\\.ts",
    ],
  },
  {
    // What comes once a page stands, or with a page on which something is entered.
    name: "deferred",
    modules: ["app/src/(shell/deferredParts|data/seenBests)\\.ts", "ui/src/copy/frame/outbox\\.ts"],
  },
];
