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
    // What stands around tables and figures on pages where little is entered: outcomes, questions, short answers.
    name: "panels",
    modules: [
      "ui/src/components/(Banner|Chip|ConfirmDialog|ExportButton(?!/NoteExport)|Meter|Modal|OrderSelect|PersonCell|ProgressBar|RadioGroup|SavedOnDevice|StatGrid|TextArea)/",
      "ui/src/components/(Dialog/SheetHead|FactList/Fact(List)?|Panel/Panel(Fallback|Row|Skeleton)|Select/SelectField|Tabs/(InformationTabs|LinkTabs))\\.",
      "ui/src/components/(Article/ManualTabs|Delta/signed|NumberField/readNumber|FileDrop/(FileButton|sortFiles|useFileDrop)|FilterBar/(FoundCount|ListSearch|useNameSearch|useOrderFilter))\\.",
      "ui/src/components/(CoachRoster/ListSkeleton|Delta/(bestFigures|useBestWords)|Menu/Menu|NoticeView/composerHref|PlayerHeader/PlayerTurns|PlayerSearch/searchOptions|PrintSheet/PrintOnly)\\.",
      // Those that no file above shows.
      "ui/src/components/Icon/icons/",
      "ui/src/(copy/controls/(date|editing|filter|heading|measures|period)|format/(calendar|kana)|layout/Text/(PanelNote|Remark)|state/(useForm|useSending))\\.",
      "ui/src/(copy/(frame/savedOnDevice|members/uniformNumber|support/(listOrder|search)|team/ball)|components/PlayerHeader/UniformNumber)\\.",
      "app/src/(data/(conflict|notes|members/usePlayerSearch|notices/familyLink|team/ownTeams|outbox/(useUnsent\\w*|useSubmit|kinds/stampKind))|routes/(familyLetters/viewInAddress|openItems/useReminders|report/useReportId)|navigation/(searchFirst|useAddressState)|services/(openHome|reportFailure|tracking/scriptPolicy|useDraft|useMatches))\\.ts",
      "domain/src/(aiStats/statistics/statistics|contract/(account/ownTeams|codeField|notices/(families|information|noticeFields|openItems)|notes/notes|team/(logo|settings))|fileSize|rules/formula|vocabulary/measureItem)\\.ts",
      // Lists that go on: notes, the provider's information, the audit log.
      "node_modules/@tanstack/[\\w-]+/.*nfinite\\w+\\.",
    ],
  },
  {
    // Filters, figures and cards around tables, what several of those pages let one choose, and the places of charts that
    // come after the page.
    name: "figures",
    modules: [
      "ui/src/components/(CardRow|Delta|FilterBar|PeriodDates|PitchLabel|SpanChoice)/",
      "ui/src/charts/ChartFrame/(ChartPlace|useDrawing)\\.",
      "ui/src/copy/\\w+/(ballNames|finishedBatter|prefecture)\\.ts",
      "domain/src/(measuringDays/personalBest|ranking/(balls|rank)|vocabulary/rankingKinds|contract/(practice/pitchGuard|rankings/rankingFields))\\.ts",
      "app/src/navigation/playerAddress\\.ts",
    ],
  },
  {
    name: "forms",
    modules: [
      "ui/src/components/(AuthLayout|Drawer|Field|FileDrop|NewPasswordField|NumberField)/",
      "ui/src/components/(Panel|Select|StaleChoice|Steps|Switch|TextField)/",
      "ui/src/components/(PrintSheet/PrintOnly|CoachRoster/ListSkeleton|SimpleInquiry/(checkInquiry|useInquirySending))\\.",
      "ui/src/state/(mergeValues|useVersioned\\w+)",
      "ui/src/copy/\\w+/(form|identity|inquiry|join|stale|teamManagement|unsaved)\\.ts",
      // Choosing a picture: the team's logo on its page, a player's photo in a dialog that opens later.
      "ui/src/(copy/team/logo|components/LogoField/picture)\\.",
      "domain/src/contract/(account/(coaches|inquiry)|members/(join|memberChanges|personalData))\\.ts",
      "app/src/data/team/team\\.ts",
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
      "app/src/routes/(notification/(viewInAddress|useSecondsLeft)|familyLetters/viewInAddress)\\.ts",
      "ui/src/components/(NoticeView/NoticeView\\.|RecipientChips/)",
      "ui/src/copy/notices/(counted|notification|noticeView|recipients)\\.ts",
    ],
  },
  // Events of the team and of the provider.
  { name: "events", modules: ["app/src/data/events\\.ts", "ui/src/components/EventRow/", "ui/src/copy/events/"] },
  {
    // Loads and pains of training and pitching.
    name: "practice",
    modules: [
      "ui/src/components/(GuardState|Headline|LevelIndicator)/",
      "domain/src/headline/(?!batting|index)",
      "ui/src/components/GuardTable/use\\w+",
      "ui/src/copy/\\w+/(pain|pitchGuard|training|trainingRecord)\\.ts",
      "domain/src/contract/practice/training\\.ts",
      "app/src/data/training\\.ts",
    ],
  },
  // 9マス目標: shown on a player's notes, edited there and on the page of a family.
  { name: "goals", modules: ["ui/src/components/NineGrid/"] },
  {
    // Reading a note and answering it, beside the queue and on its own page, the notes of one player, and their questions.
    name: "noteReading",
    modules: [
      "app/src/(routes/note/(useNote\\w+|viewInAddress)|data/playerNotes)\\.ts",
      "ui/src/components/(NoteReader/|NoteStamps/|ScaleMarks/|ExportButton/NoteExport\\.)",
      "ui/src/copy/notes/note(View|Stamps|Queue|List|Setting)\\.ts",
      "domain/src/notes/starterTemplates\\.ts",
    ],
  },
];
