import { basename } from "node:path";
import type { Rolldown } from "vite";
import { type Route, routes } from "../src/navigation/routeTable.ts";
import { moduleName } from "./placement/moduleGraph.ts";
import { readPlacement } from "./placement/placement.ts";
import { screenModule } from "./routeModules.ts";

type File = {
  name: string;
  /** Regular expressions of paths; those that begin with app, domain or ui are below packages/. */
  modules: readonly string[];
};

/** What the first pages begin with, in order: each file holds the modules named and all they import that no file above holds. */
export const filesAbove: readonly File[] = [
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
      "app/src/(services/useLoadPart|data/(home|members/teamPhotos|measuring/useUnsentDays|outbox/useOutbox))\\.ts",
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
  // 9マス目標: shown on a player's notes, edited there and on the page of a family.
  { name: "goals", modules: ["ui/src/components/NineGrid/"] },
  { name: "family", modules: ["app/src/family/FamilyPage\\.tsx"] },
  // Without the virtual rows: none is that long on one page.
  {
    name: "table",
    modules: ["app/src/routes/report/useLastPage\\.", "ui/src/components/DataTable/(?!parts/virtual/)"],
  },
];

/** What comes once a page stands: charts, dialogs, what is entered. */
const filesBelow: readonly File[] = [
  {
    // What comes once a page stands, or with a page on which something is entered.
    name: "deferred",
    modules: [
      "app/src/(shell/deferredParts|data/(seenBests|members/usePlayerSearch|outbox/outboxOf))\\.ts",
      "ui/src/copy/frame/outbox\\.ts",
    ],
  },
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
  // Typing and choosing a day, with the dialog that the calendar opens in.
  { name: "dates", modules: ["ui/src/components/DateField/"] },
  { name: "memberPanel", modules: ["app/src/routes/memberList/MemberPanelSlot\\.tsx"] },
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

/** Whether a module, by its path, is one of those that begin a file. */
export const matching = ({ modules }: File) =>
  new RegExp(modules.map((one) => (/^(app|ui|domain)\//.test(one) ? `/packages/${one}` : one)).join("|"));

type Group = Pick<Rolldown.CodeSplittingGroup, "name" | "test">;

const all: readonly Route[] = routes;

/** What several pages need: placement/place.ts says how it is divided. */
const shared: Group[] = Object.entries(readPlacement()).map(([name, modules]) => {
  const named = new Set(modules);
  return { name, test: (id) => named.has(moduleName(id) ?? "") };
});

const pages: Group[] = all
  .filter(({ alone }) => !alone)
  .map((route) => ({
    name: basename(screenModule(route), ".tsx"),
    test: (id) => id.endsWith(`/packages/app/${screenModule(route)}`),
  }));

const grouped = (file: File): Group => ({ name: file.name, test: matching(file) });

/** A group with a higher priority takes its modules, and what they import, before the others. */
export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [...filesAbove.map(grouped), ...shared, ...pages, ...filesBelow.map(grouped)].map(
    (group, at, { length }) => ({
      ...group,
      priority: length - at,
    }),
  ),
};
