import type { ChunkFile } from "./chunkFile.ts";

/** What many pages of any kind have in common. */
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
  { name: "prefectures", modules: ["ui/src/copy/members/prefecture\\."] },
  {
    // What stands around tables and figures on nearly every page: outcomes, questions, short answers.
    name: "panels",
    modules: [
      "ui/src/components/(Banner/(?!useReminder)|ExportButton/(?!NoteExport)|Modal/(Form)?Modal|OrderSelect|PersonCell|StatGrid)",
      "ui/src/components/(Chip/(Chip|FilterChips)\\.|ConfirmDialog/(?!LeaveDialog)|Meter/)",
      "ui/src/components/(Dialog/SheetHead|Panel/(LaterPanel|Panel(Fallback|Row|Skeleton)|PartPlace)|Select/SelectField|Tabs/(InformationTabs|LinkTabs))\\.",
      "ui/src/components/(Delta/(bestFigures|signed|useBestWords)|FilterBar/(FoundCount|ListSearch|useNameSearch|useOrderFilter))\\.",
      "ui/src/components/(Article/ManualTabs|CoachRoster/ListSkeleton|Menu/Menu|NoticeView/composerHref|PlayerHeader/PlayerTurns|PrintSheet/PrintOnly)\\.",
      "ui/src/components/Icon/icons/\\w+/(chart|chevronUp|clock|flag|folder|grid|pause|repeat|send|star|table|trash|undo|upload)\\.",
      "ui/src/(copy/controls/(editing|filter|heading|measures)|layout/Text/(PanelNote|Remark)|state/(useEventCallback|useLaterPart))\\.",
      "ui/src/copy/(members/uniformNumber|support/listOrder|team/ball)\\.",
      "app/src/(data/(conflict|outbox/kinds/sendOne)|routes/(familyLetters/viewInAddress|report/useReportId)|navigation/useAddressState|services/(reportFailure|drafts/useDraft))\\.ts",
      "domain/src/(contract/(codeField|team/settings)|ranking/balls|fileSize|measuringDays/personalBest|vocabulary/measureItem)\\.ts",
      // Lists that go on: notes, the audit log.
      "node_modules/@tanstack/[\\w-]+/.*nfinite\\w+\\.",
    ],
  },
  {
    // Filters, figures and cards around tables, what several of those pages let one choose, and the places of charts that
    // come after the page.
    name: "figures",
    modules: [
      "ui/src/components/(CardRow/|DataTable/ListPanel|Delta/(?!bestFigures|useBestWords)|FilterBar/|PeriodDates/|PitchLabel/|PlayerHeader/UniformNumber|SpanChoice/)",
      "ui/src/charts/ChartFrame/ChartPlace\\.",
      "ui/src/copy/(\\w+/(ballNames|finishedBatter)|controls/period)\\.ts",
      "domain/src/(ranking/rank|vocabulary/rankingKinds|contract/(practice/pitchGuard|rankings/rankingFields)|aiStats/statistics/statistics)\\.ts",
      "app/src/navigation/playerAddress\\.ts",
    ],
  },
];
