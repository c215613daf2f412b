import type { ChunkFile } from "./chunkFile.ts";

/** What login, home, the member list and the page of a family load, and what they have in common. */
export const firstFiles: readonly ChunkFile[] = [
  // Runs while the rest of the page arrives: build/entryInPage.ts.
  { name: "react", modules: ["rolldown/runtime", "react-exports:", "node_modules/(react|react-dom|scheduler)/"] },
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
      "app/src/services/(freshness|prefetchedLink|useOnline)\\.ts",
      "ui/src/components/(Avatar|EmptyState|ErrorState|Skeleton|Status|Tag|ThemeSwitch)/",
      "ui/src/components/(Accordion/Accordion|PlainText/PlainText|Segment/Segment)\\.",
      "ui/src/(copy/(controls/action|members/grade)|format/date|layout/Text/Caption|state/callFailure)\\.ts",
      "ui/src/components/Icon/icons/\\w+/(alert|calendar|check|chevronLeft|clip|close|copy|edit|megaphone|minus|note|plus|refresh)\\.ts",
      // Notes on the page of a family, which would otherwise fetch the shell and four more files for them.
      "ui/src/components/(ConfirmDialog/ConfirmDialog|FactList/Fact(List)?|Field/FieldGroup|NoteReader/NoteWords)\\.",
      "ui/src/components/(NumberField/readNumber|Panel/Panel|ProgressBar/ProgressBar|TextArea/TextArea)\\.",
      "ui/src/(copy/notes/noteStamps|format/calendar|layout/Cluster/Cluster)\\.",
      "domain/src/(noteLimits|notes/answeringMinutes|vocabulary/(grade|notes))\\.ts",
    ],
  },
  { name: "login", modules: ["app/src/login/LoginPage\\.tsx"] },
  {
    // Every page behind the login needs it, or so many do that home and the list carry it for them.
    name: "shell",
    modules: [
      "app/src/shell/(shell|ErrorPage)\\.tsx",
      "app/src/(services/use(DayInJapan|LoadPart)|data/(home|prefetchNext|members/(memberQuery|teamPhotos)|measuring/useUnsentDays|outbox/useOutbox))\\.ts",
      "app/src/navigation/use(?!AddressState)\\w+\\.ts",
      "app/src/routes/memberList/viewInAddress\\.ts",
      "ui/src/(layout/(?!Text/(PanelNote|Remark)\\.)|screens/MemberList/parts/memberOrder\\.|state/(usePart|useSending)|format/(date|decimal)|copy/controls/(number|statPanel|table)\\.ts)",
      "ui/src/components/(EmptyState|SearchField|Segment/(?!Gender)|Skeleton|StatPanel|Status|Tag|UnitNumber)",
      "ui/src/components/(Accordion/Accordion|Article/useArrival|DataTable/parts/(ListFoot|tableStyle)|FilterSheet/FilterButton)\\.",
      "ui/src/components/Pagination/",
      "ui/src/components/(DataTable/parts/TableSkeleton|Panel/FailedPanel|Select/(Filter)?Select)\\.",
      "ui/src/components/Icon/icons/\\w+/(download|file|more|play|print|sortDown|sortNone|sortUp|userPlus)\\.",
      "ui/src/(copy/(members/members|practice/pain)|components/PainReport/usePainWords)\\.ts",
      "domain/src/(limits|pitchGuard/concern|rules/memberName|statistics/(period|day)|vocabulary/trainingMenu)\\.ts",
      "domain/src/contract/practice/painReport\\.ts",
      "node_modules/use-sync-external-store/(shim/index|cjs/use-sync-external-store-shim\\.)",
    ],
  },
  {
    name: "common",
    modules: [
      "ui/src/components/(DateBlock/|FactList/MapLink\\.|Icon/icons/\\w+/calendarPlus\\.|NoticeView/NoticeChange\\.)",
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
      "ui/src/components/(DataTable/(?!ListPanel|parts/virtual/)|Segment/GenderSegment\\.)",
    ],
  },
  { name: "list", modules: ["app/src/routes/memberList/MemberListRoute\\."] },
];
