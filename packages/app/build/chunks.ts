import type { Rolldown } from "vite";

type File = {
  name: string;
  /** Regular expressions of paths; those that begin with app, domain or ui are below packages/. */
  modules: readonly string[];
};

/**
 * The files before a page's own, in order: each holds the modules named and all they import that no file above holds. A
 * file therefore only imports files above it.
 */
const files: readonly File[] = [
  // Runs while the rest of the page arrives: build/entryInPage.ts.
  { name: "react", modules: ["rolldown/runtime", "node_modules/(react|react-dom|scheduler)/"] },
  {
    // Login, the page of a family and shell need it.
    name: "entry",
    modules: [
      "app/index.html",
      "app/src/(main.tsx|navigation/title\\.ts|services/passkeySupport\\.ts)",
      "ui/src/components/(Button|Checkbox|IconButton|Link|PasswordField|ProductMark)/",
      "ui/src/components/(Banner/(Banner|useFailureSentence)|TextField/TextField)\\.",
      "ui/src/copy/\\w+/(aloneTitles|failure|field|product)\\.ts",
      "ui/src/(copy/(plain|typed)|layout/Text/Note)\\.ts",
      "domain/src/(failure|noticeLimits|rules/textLinks|vocabulary/attendance)\\.ts",
      // What the page of a family has in common with the pages behind the login.
      "app/src/services/(freshness|useOnline)\\.ts",
      "ui/src/components/(Avatar|EmptyState|ErrorState|Skeleton|Status|Tag|ThemeSwitch)/",
      "ui/src/components/(Accordion/Accordion|NoticeView/NoticeChange|PlainText/PlainText|Segment/Segment)\\.",
      "ui/src/(copy/(controls/action|members/grade)|format/date|layout/Text/Caption|state/callFailure)\\.ts",
      "ui/src/components/Icon/icons/\\w+/(alert|calendar|clip|copy|megaphone|minus|plus|refresh)\\.ts",
    ],
  },
  { name: "login", modules: ["app/src/login/LoginPage\\.tsx"] },
  {
    // Every page behind the login needs it, or so many do that home and the list carry it for them.
    name: "shell",
    modules: [
      "app/src/shell/(shell|ErrorPage)\\.tsx",
      "app/src/(services/useLoadPart|data/(home|members/(memberQuery|teamPhotos)|measuring/useUnsentDays|outbox/useOutbox))\\.ts",
      "app/src/navigation/use(?!AddressState)\\w+\\.ts",
      "app/src/routes/memberList/viewInAddress\\.ts",
      "ui/src/(layout/(?!Text/(PanelNote|Remark)\\.)|screens/MemberList/parts/memberOrder\\.|state/usePart|format/(date|decimal)|copy/controls/(number|statPanel|table)\\.ts)",
      "ui/src/components/(EmptyState|SearchField|Segment/(?!Gender)|Skeleton|StatPanel|Status|Tag|UnitNumber)",
      "ui/src/components/(Accordion/Accordion|Article/useArrival|DataTable/parts/(ListFoot|tableStyle)|FilterSheet/FilterButton)\\.",
      "ui/src/components/Pagination/",
      "ui/src/components/(DataTable/parts/TableSkeleton|Panel/(Panel|FailedPanel)|Select/(Filter)?Select)\\.",
      // The menu and the filters of a phone; dialogs' own parts load with the first dialog.
      "ui/src/components/Dialog/(Dialog|dialogStyle|firstFocus|modalHosts)\\.",
      "ui/src/components/Icon/icons/\\w+/(download|file|more|play|print|sortUp|userPlus)\\.",
      "ui/src/(copy/(members/members|practice/pain)|components/PainReport/usePainWords)\\.ts",
      "domain/src/(limits|pitchGuard/concern|rules/memberName|statistics/(period|day)|vocabulary/trainingMenu)\\.ts",
      "domain/src/contract/practice/painReport\\.ts",
      "node_modules/use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim\\.)",
    ],
  },
  {
    name: "common",
    modules: [
      "ui/src/components/(DateBlock/|FactList/MapLink\\.|Icon/icons/\\w+/calendarPlus\\.)",
      "ui/src/copy/events/(event|attendance)\\.ts",
      "domain/src/eventLimits\\.ts",
    ],
  },
  { name: "family", modules: ["app/src/family/FamilyPage\\.tsx"] },
  { name: "home", modules: ["app/src/routes/home/HomeRoute\\.tsx"] },
  // Without the virtual rows: none is that long on one page.
  {
    name: "table",
    modules: [
      "app/src/routes/report/useLastPage\\.",
      "ui/src/components/(DataTable/(?!parts/virtual/)|Segment/GenderSegment\\.)",
    ],
  },
  { name: "list", modules: ["app/src/routes/memberList/MemberListRoute\\."] },
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
      "ui/src/components/(CoachRoster/ListSkeleton|Delta/(bestFigures|useBestWords)|Menu/Menu|NoticeView/composerHref|PlayerHeader/PlayerTurns|PrintSheet/PrintOnly)\\.",
      // Those that no file above shows.
      "ui/src/components/Icon/icons/",
      "ui/src/(copy/controls/(date|editing|filter|heading|measures|period)|format/(calendar|kana)|layout/Text/(PanelNote|Remark)|state/(useForm|useSending))\\.",
      "ui/src/(copy/(frame/savedOnDevice|members/uniformNumber|support/(listOrder|search)|team/ball)|components/PlayerHeader/UniformNumber)\\.",
      "app/src/(data/(conflict|notes|outbox/(useUnsent\\w*|useSubmit|kinds/stampKind))|routes/(familyLetters/viewInAddress|openItems/useReminders|report/useReportId)|navigation/(searchFirst|useAddressState)|services/(openHome|reportFailure|tracking/scriptPolicy|useDraft|useMatches))\\.ts",
      "domain/src/(aiStats/statistics/statistics|contract/(account/ownTeams|codeField|notices/(information|noticeFields|openItems)|notes/notes|team/(logo|settings))|fileSize|rules/formula|vocabulary/measureItem)\\.ts",
      // Lists that go on: notes, the provider's information, the audit log.
      "node_modules/@tanstack/[\\w-]+/.*nfinite\\w+\\.",
    ],
  },
  {
    // Filters, figures and cards around tables, and what several of those pages let one choose or wait for.
    name: "figures",
    modules: [
      "ui/src/components/(CardRow|Delta|FilterBar|PeriodDates|PitchLabel|SpanChoice)/",
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
      "domain/src/contract/(account/(coaches|inquiry)|members/(join|memberChanges|personalData)|notices/families)\\.ts",
      "app/src/data/(notices/familyLink|team/team)\\.ts",
    ],
  },
  {
    // What comes once a page stands, or with a page on which something is entered.
    name: "deferred",
    modules: [
      "ui/src/components/Tabs/Tabs\\.",
      "app/src/(shell/deferredParts|data/(seenBests|members/usePlayerSearch|outbox/outboxOf))\\.ts",
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
      "ui/src/copy/\\w+/(pain|pitchGuard|training)\\.ts",
      "domain/src/contract/practice/training\\.ts",
      "app/src/data/training\\.ts",
    ],
  },
  // 9マス目標: shown on a player's notes, edited there and on the page of a family.
  { name: "goals", modules: ["ui/src/components/NineGrid/"] },
  {
    // Reading a note and answering it, beside the queue and on its own page, and the notes of one player.
    name: "noteReading",
    modules: [
      "app/src/(routes/note/useNote\\w+|data/playerNotes)\\.ts",
      "ui/src/components/(NoteReader/|NoteStamps/|ScaleMarks/|ExportButton/NoteExport\\.)",
      "ui/src/copy/notes/note(View|Stamps|Queue|List)\\.ts",
    ],
  },
  { name: "rankings", modules: ["app/src/routes/(ranking\\w+|nextshotRanking)/\\w+Route\\.tsx"] },
  {
    // Measured figures, and the places of charts that come after the page.
    name: "analysis",
    modules: [
      "ui/src/charts/(ChartFrame/(ChartPlace|useDrawing)|Sparkline|Histogram/bins|Line/lineData|Spray/fences|Zone/zonePlace|theme/labels)",
      "ui/src/charts/theme/ticks\\.ts",
      "ui/src/components/(Headline/[hH]eadline|ReportFrame/(ReportPeriod|use(Batting|PitchedBall)\\w+)|ResultMark/)",
      "ui/src/copy/\\w+/(chartKinds|headline|report)\\.ts",
      "domain/src/(statistics/(periodRange|quality|correction)|contract/analyzer/reportFields)\\.ts",
    ],
  },
  {
    name: "report",
    modules: [
      "ui/src/components/(ReportFrame|PlayerHeader|SpanChoice)/",
      "ui/src/components/(BallActions/(BallActions|CorrectedTag)\\.tsx|BallVideo/(VideoPoster|ballVideo\\.ts))",
      "ui/src/copy/\\w+/(ballVideo|reportBatting|reportPitching)\\.ts",
      "domain/src/headline/batting",
      "app/src/(routes/report/(useReport|use\\w*BallChanges|prefetch)|data/reports/(batting|pitching)Report)",
    ],
  },
  { name: "video", modules: ["app/src/routes/report\\w+Video/\\w+Route\\.tsx"] },
  { name: "aiStats", modules: ["app/src/routes/report\\w+AiStats/\\w+Route\\.tsx"] },
  { name: "oneTimeLinks", modules: ["app/src/routes/(invite|passwordReset)/\\w+Route\\.tsx"] },
  { name: "coaches", modules: ["ui/src/components/CoachRoster/", "app/src/data/account\\.ts"] },
  {
    // The account, the proof before an export, the club's second factor, and the second step of a sign-in.
    name: "passkeys",
    modules: [
      "ui/src/components/(AddPasskey|RecoveryCodesModal)/",
      "ui/src/copy/account/passkeys\\.ts",
      "domain/src/contract/account/(passkeys|passkeySignIn|proof)\\.ts",
      "app/src/(data|services)/passkeys\\.ts",
    ],
  },
  {
    name: "qrCode",
    modules: [
      "ui/src/components/QrCode/(QrCode\\.tsx|teamQr)",
      "ui/src/copy/team/teamQr",
      "domain/src/contract/members/joinCode",
    ],
  },
  { name: "roster", modules: ["domain/src/roster/", "node_modules/papaparse/"] },
  {
    // What opens over a page: its place, its keys, and the field it belongs to. Menus and lists need no more, calendars do.
    name: "overlays",
    modules: [
      "ui/src/components/JapaneseBehaviour/",
      "react-aria-components/dist/private/(Button|FieldError|Form|Group|Input|Label|Popover|Text)\\.",
      "react-aria/dist/private/(form|i18n|label|live-announcer)/\\w+\\.",
      "react-aria/dist/private/interactions/(createKeyboardShortcutHandler|useFocusWithin|useHover|useKeyboard)\\.",
      "react-aria/dist/private/utils/(keyboard|scrollIntoView|use(Description|Event|FormReset|UpdateEffect))\\.",
      "react-stately/dist/private/form/",
    ],
  },
  // Typing and choosing a day, with the dialog that the calendar opens in.
  { name: "dates", modules: ["ui/src/components/DateField/"] },
  {
    // One of several: a menu, or a list to search in.
    name: "choices",
    modules: [
      "react-aria-components/dist/private/(Autocomplete|Collection|Header|SelectionIndicator|Separator|SharedElementTransition)\\.",
      "react-aria/dist/private/(collections/|selection/|utils/(inertValue|useLoadMoreSentinel)\\.)",
      "react-stately/dist/private/(collections|list|selection)/",
    ],
  },
  { name: "search", modules: ["app/src/routes/search/SearchRoute\\.tsx"] },
  { name: "information", modules: ["app/src/routes/information(Detail)?/\\w+Route\\.tsx"] },
  // Pages with their own parts that open later.
  { name: "profile", modules: ["app/src/routes/profile/ProfileRoute\\.tsx"] },
  // Alone, although small: a row's menu would otherwise bring the panel of a member.
  { name: "memberActions", modules: ["ui/src/copy/members/memberActions\\."] },
  { name: "memberPanel", modules: ["app/src/routes/memberList/MemberPanelSlot\\.tsx"] },
  { name: "measuringDay", modules: ["app/src/routes/measuringDay/MeasuringDayRoute\\.tsx"] },
  { name: "pitchGuard", modules: ["app/src/routes/pitchGuard/PitchGuardRoute\\.tsx"] },
  { name: "evaluationResult", modules: ["app/src/routes/evaluationResult/EvaluationResultRoute\\.tsx"] },
  { name: "teamManagement", modules: ["app/src/routes/teamManagement/TeamManagementRoute\\.tsx"] },
  { name: "evaluationSetting", modules: ["app/src/routes/evaluationSetting/EvaluationSettingRoute\\.tsx"] },
  {
    // Charts drawn by hand, and what every chart has around it.
    name: "pictures",
    modules: [
      "ui/src/charts/(ChartFrame|CalendarHeat|Consistency|HeatMap|Lollipop|Ridge|RollingLoad|Spray|StripPlot|Trajectory|Zone)/",
      "ui/src/screens/(EvaluationResult|ReportBattingVideo)/parts/charts\\.ts",
    ],
  },
  {
    // The chart library and what is drawn with it.
    name: "plots",
    modules: ["ui/src/charts/(Histogram|Line|Scatter)/", "ui/src/screens/\\w+/parts/charts\\.ts"],
  },
];

/** A group with a higher priority takes its modules, and what they import, before the others. */
const placed = ({ name, modules }: File, at: number): Rolldown.CodeSplittingGroup => ({
  name,
  test: new RegExp(modules.map((one) => (/^(app|ui|domain)\//.test(one) ? `/packages/${one}` : one)).join("|")),
  priority: files.length - at,
});

export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: files.map(placed),
};
