import type { ChunkFile } from "./chunkFile.ts";

/** Pages with parts that open later, what the pages of one section share, and what opens over a page. */
export const pageFiles: readonly ChunkFile[] = [
  // The national one of players stands alone: it alone has the score of its first page.
  {
    name: "rankings",
    modules: ["app/src/routes/(ranking(TeamNational|IndividualLocal)|nextshotRanking)/\\w+Route\\.tsx"],
  },
  {
    // Measured figures.
    name: "analysis",
    modules: [
      "ui/src/charts/(Sparkline|Histogram/bins|Line/lineData|Spray/fences|Zone/zonePlace|theme/labels)",
      "ui/src/charts/theme/ticks\\.ts",
      "ui/src/components/(Headline/[hH]eadline|ReportFrame/(ReportFrame|ReportPeriod|use(Batting|PitchedBall)\\w+)|ResultMark/)",
      "app/src/routes/report/(useReportFrame|prefetchReport)\\.",
      "ui/src/copy/\\w+/(fewMeasured|headline|report)\\.ts",
      "domain/src/(statistics/(periodRange|quality|correction)|contract/analyzer/reportFields)\\.ts",
    ],
  },
  {
    name: "report",
    modules: [
      "ui/src/components/(ReportFrame|PlayerHeader)/",
      "ui/src/components/(BallActions/(BallActions|CorrectedTag|OriginalValue)\\.tsx|BallVideo/(VideoPoster|ballVideo\\.ts))",
      "ui/src/copy/\\w+/(ballVideo|reportBatting|reportPitching)\\.ts",
      "domain/src/headline/batting",
      "app/src/(routes/report/(useReport|use\\w*BallChanges|prefetch)|data/reports/(batting|pitching)Report)",
    ],
  },
  {
    // Words and answers of the AI stats, on paper too, and the two pages.
    name: "aiWords",
    modules: [
      "ui/src/(copy/(analyzer/ai(Stats|Findings)|charts/percentile)|charts/(AiStats/(figureLook|findingWords)|PercentileTrack/standing))\\.ts",
      "domain/src/contract/analyzer/aiStats\\.ts",
      "app/src/data/reports/aiStats\\.ts",
    ],
  },
  { name: "aiStats", modules: ["app/src/routes/report\\w+AiStats/\\w+Route\\.tsx"] },
  {
    // One ball and its video; pitching alone has a table beside it.
    name: "video",
    modules: [
      "ui/src/components/(BallVideo|CompareVideo|VideoField|VideoPlayer)/",
      "ui/src/copy/analyzer/(reportVideo|video)\\.ts",
      "app/src/(data/reports/(ballPage|sendVideo|videoPoster)|routes/report/use(Ball(Address|Page|Video)|VideoSending))\\.ts",
    ],
  },
  { name: "coaches", modules: ["ui/src/components/CoachRoster/CoachRoster\\.", "app/src/data/account\\.ts"] },
  {
    // The account, the proof before an export, the club's second factor, and the second step of a sign-in.
    name: "passkeys",
    modules: [
      "ui/src/components/(AddPasskey|RecoveryCodesModal)/",
      "ui/src/copy/account/passkeys\\.ts",
      "domain/src/contract/account/(passkeys|passkeySignIn|proof)\\.ts",
      "app/src/((data|services)/passkeys|login/passkeySignIn)\\.ts",
    ],
  },
  { name: "qrCode", modules: ["ui/src/components/QrCode/QrCode\\.tsx"] },
  {
    // The card of the team's QR code and its dialog.
    name: "teamQr",
    modules: [
      "ui/src/components/QrCode/(JoinCodeChoices|teamQr)",
      "ui/src/copy/team/(qr|teamQr)\\.",
      "domain/src/contract/members/joinCode",
    ],
  },
  { name: "roster", modules: ["domain/src/roster/", "ui/src/format/csv\\.ts", "node_modules/papaparse/"] },
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
  { name: "dates", modules: ["ui/src/components/DateField/Segmented"] },
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
  // What a family opens its page with, on paper and in the panel of a member.
  {
    name: "familyLink",
    modules: [
      "ui/src/components/FamilyLinkDialog/",
      "app/src/data/notices/familyLink\\.",
      "domain/src/contract/notices/families\\.",
    ],
  },
  { name: "switchTeam", modules: ["app/src/(routes/switchTeam/SwitchTeam|data/team/ownTeams)\\."] },
  // Pages with their own parts that open later.
  { name: "profile", modules: ["app/src/routes/profile/ProfileRoute\\.tsx"] },
  {
    name: "measuringDay",
    modules: ["app/src/routes/measuringDay/MeasuringDayRoute\\.tsx", "app/src/data/measuring/moveStoredCells\\.ts"],
  },
  {
    name: "pitchGuard",
    modules: ["app/src/(routes/pitchGuard/PitchGuardRoute\\.tsx|data/outbox/kinds/sendPitchCounts\\.ts)"],
  },
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
    // The chart library and what is drawn with it; the words of the rankings stay with theirs.
    name: "plots",
    modules: [
      "ui/src/charts/(Histogram|Line|Scatter)/",
      "ui/src/screens/(?!RankingIndividualNational)\\w+/parts/charts\\.ts",
    ],
  },
];
