import type { ChunkFile } from "./chunkFile.ts";

/** What several pages of one kind have in common. */
export const sharedFiles: readonly ChunkFile[] = [
  {
    // What draws a text that has been read, ours or the provider's; paper moves sideways in the same frame.
    name: "markdown",
    modules: [
      "ui/src/components/(MarkedText|MarkdownView)/",
      "ui/src/copy/support/paper\\.ts",
      "domain/src/(contract/markdownTree|markdown/plainText)\\.ts",
    ],
  },
  // Paper, and the articles that can be printed too.
  { name: "print", modules: ["ui/src/components/PrintSheet/(?!PrintOnly)"] },
  {
    name: "manual",
    modules: [
      "app/src/(content/inOrder|routes/(DocumentPage|useManual))\\.",
      "ui/src/components/Article/(?!ManualTabs)",
      "ui/src/copy/support/manual\\.ts",
    ],
  },
  {
    // What stands around tables and figures on nearly every page: outcomes, questions, short answers.
    name: "panels",
    modules: [
      "ui/src/components/(Banner/(?!useReminder)|ExportButton/(?!NoteExport)|Modal/Modal|OrderSelect|PersonCell|StatGrid)",
      "ui/src/components/(Chip/(Chip|FilterChips)\\.|ConfirmDialog/(?!LeaveDialog)|Meter/)",
      "ui/src/components/(Dialog/SheetHead|Panel/(LaterPanel|Panel(Fallback|Row|Skeleton)|PartPlace)|Select/SelectField|Tabs/(InformationTabs|LinkTabs))\\.",
      "ui/src/components/(Delta/signed|FilterBar/(FoundCount|ListSearch|useNameSearch|useOrderFilter))\\.",
      "ui/src/components/(Article/ManualTabs|CoachRoster/ListSkeleton|Menu/Menu|NoticeView/composerHref|PlayerHeader/PlayerTurns|PrintSheet/PrintOnly)\\.",
      "ui/src/components/Icon/icons/\\w+/(chart|chevronUp|clock|flag|folder|grid|pause|repeat|send|star|table|trash|undo|upload)\\.",
      "ui/src/(copy/controls/(editing|filter|heading|measures)|layout/Text/(PanelNote|Remark)|state/(useEventCallback|useLaterPart))\\.",
      "ui/src/copy/(members/(prefecture|uniformNumber)|support/listOrder|team/ball)\\.",
      "app/src/(data/conflict|routes/(familyLetters/viewInAddress|report/useReportId)|navigation/useAddressState|services/(reportFailure|useDayInJapan|useDraft))\\.ts",
      "domain/src/(contract/(codeField|team/settings)|fileSize|measuringDays/personalBest|vocabulary/measureItem)\\.ts",
      // Lists that go on: notes, the audit log.
      "node_modules/@tanstack/[\\w-]+/.*nfinite\\w+\\.",
    ],
  },
  {
    // Filters, figures and cards around tables, what several of those pages let one choose, and the places of charts that
    // come after the page.
    name: "figures",
    modules: [
      "ui/src/components/(CardRow/|DataTable/ListPanel|Delta/|FilterBar/|PeriodDates/|PitchLabel/|PlayerHeader/UniformNumber|SpanChoice/)",
      "ui/src/charts/ChartFrame/ChartPlace\\.",
      "ui/src/copy/(\\w+/(ballNames|finishedBatter)|controls/period)\\.ts",
      "domain/src/(ranking/(balls|rank)|vocabulary/rankingKinds|contract/(practice/pitchGuard|rankings/rankingFields)|aiStats/statistics/statistics)\\.ts",
      "app/src/navigation/playerAddress\\.ts",
    ],
  },
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
    // Choices, uploads and steps: on pages where more than text is entered.
    name: "inputs",
    modules: [
      "ui/src/components/(Chip/ChipGroup|Drawer/|FileDrop/|Modal/|RadioGroup/|StaleChoice/(Clash|Stale)Choice|Steps/)",
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
      "app/src/(data/members/usePlayerSearch|navigation/searchFirst|services/(openHome|tracking/scriptPolicy))\\.ts",
      "domain/src/contract/(account/ownTeams|notices/information)\\.ts",
    ],
  },
  {
    // Forms that two may change at once, with their dates and recipients.
    name: "controls",
    modules: [
      "ui/src/components/(DateField/(Date|Time)Field\\.|RecipientChips/(recipientChips|useRecipients)\\.|StaleChoice/Later)",
      "app/src/data/notices/recipientGroups\\.ts",
      "ui/src/state/(mergeValues|useVersioned\\w+)",
    ],
  },
  {
    name: "forms",
    modules: [
      "ui/src/components/(AuthLayout|Field|NewPasswordField|NumberField)/",
      "ui/src/components/(Panel|Select|Switch|TextField)/",
      "ui/src/components/ConfirmDialog/LeaveDialog\\.",
      "ui/src/state/useForm\\.",
      "ui/src/copy/\\w+/(form|identity|stale|teamManagement|unsaved)\\.ts",
      "domain/src/contract/(account/(coaches|passkeys|webAuthn)|members/personalData)\\.ts",
    ],
  },
  {
    // What comes once a page stands, or with a page on which something is entered.
    name: "deferred",
    modules: [
      "ui/src/components/Tabs/Tabs\\.",
      "app/src/(shell/deferredParts|data/(seenBests|outbox/outboxOf))\\.ts",
      "ui/src/copy/frame/outbox\\.ts",
    ],
  },
  {
    // What the sheet of a measuring day, its items, their settings and the results have in common.
    name: "measuring",
    modules: [
      "domain/src/measuringDays/(checkCell|sheetPlayers|unsentCell)\\.ts",
      "domain/src/contract/practice/(measureGoals|measureItems|measuringDays)\\.ts",
      "ui/src/copy/team/settings\\.ts",
      "app/src/data/(measuringDays|team/settings)\\.ts",
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
      "ui/src/copy/events/",
    ],
  },
  {
    // The rules of pitching: where they are chosen, and where they hold.
    name: "pitchRules",
    modules: ["ui/src/components/GuardTable/useRuleWords\\.", "domain/src/pitchGuard/(findRuleSet|ruleSets)\\.ts"],
  },
  {
    // Loads and pains of training and pitching.
    name: "practice",
    modules: [
      "ui/src/components/(GuardState|Headline|LevelIndicator)/",
      "domain/src/headline/(?!batting|index)",
      "ui/src/components/GuardTable/use\\w+",
      "ui/src/copy/\\w+/(pain|pitchGuard|training|trainingRecord)\\.ts",
      "domain/src/contract/practice/training\\.ts",
      "app/src/data/(training|outbox/kinds/sendTraining\\w+)\\.ts",
    ],
  },
  // 9マス目標: shown on a player's notes, edited there and on the page of a family.
  { name: "goals", modules: ["ui/src/components/NineGrid/"] },
  {
    // Reading a note and answering it, beside the queue and on its own page, the notes of one player, and their questions.
    name: "noteReading",
    modules: [
      "app/src/(routes/note/(useNote\\w+|viewInAddress)|data/(playerNotes|outbox/kinds/send(NoteComment|Stamps)))\\.ts",
      "ui/src/components/(NoteReader/|NoteStamps/|ScaleMarks/|ExportButton/NoteExport\\.)",
      "ui/src/copy/notes/note(View|Stamps|Queue|List|Setting)\\.ts",
      "domain/src/notes/starterTemplates\\.ts",
    ],
  },
];
