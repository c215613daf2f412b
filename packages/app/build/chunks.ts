import type { Rolldown } from "vite";

/** Modules that login and shell share. Measured: what is missing here becomes a small file of its own. */
const sharedWithLogin = [
  "packages/ui/src/components/(Link|IconButton|Button|Checkbox|Field|ProductMark|Banner|TextField|PasswordField)/",
  "packages/ui/src/copy/\\w+/(failure|field|product|titles|session)\\.ts",
  "packages/ui/src/(copy/(plain|typed)|layout/Text/Note)\\.ts",
  "packages/domain/src/failure\\.ts",
  "packages/app/src/navigation/title\\.ts",
];
const sharedByScreens = [
  "packages/ui/src/layout/",
  "packages/ui/src/components/(Panel|Select|Skeleton|EmptyState|Tag|Status|SearchField)/",
  // The menu and the filters of a phone; dialogs' own parts load with the first dialog.
  "packages/ui/src/components/Dialog/(Dialog|dialogStyle|firstFocus|modalHosts|SheetHead)\\.",
  "packages/domain/src/(rules/memberName|statistics/(period|day)).ts",
  "packages/app/src/shell/ErrorPage.tsx",
  "packages/(ui/src/state/usePart|app/src/services/useLoadPart)\\.ts",
  "packages/ui/src/(format/(date|decimal)|copy/controls/number)\\.ts",
  "packages/ui/src/components/UnitNumber/",
  "packages/ui/src/screens/Login/parts/loginCheck.ts",
];

/** Panels and figures of the home page, which later pages reuse. */
const sharedWithHome = [
  "packages/app/src/routes/home/HomeRoute.tsx",
  "packages/ui/src/components/(StatPanel|LineScore|Delta)/",
  "packages/ui/src/copy/\\w+/statPanel\\.ts",
];

/** Modules of lists of people; whoever opens one soon opens another. */
const sharedByLists = [
  // Without the virtual rows: no list of people is that long on one page.
  "packages/ui/src/components/(DataTable/(?!(parts/)?(Virtual|useVirtual))|StatusLabel/|FilterSheet/FilterButton|FilterBar/)",
  "packages/ui/src/copy/\\w+/(members|table)\\.ts",
];

/** Modules of pages with figures: team report, practice records, pitch guard, measurements. */
const sharedByReports = [
  "packages/ui/src/components/(StatGrid|LevelIndicator|Meter|DotStrip|PitchLabel)/",
  "packages/ui/src/copy/\\w+/(training|date)\\.ts",
  "packages/domain/src/(contract/(practice/pitchGuard|team/settings)|vocabulary/trainingMenu)\\.ts",
];

/** Modules of forms. */
const sharedByForms = [
  "packages/ui/src/components/(TextArea|RadioGroup|Modal|Steps|SimpleInquiry)/",
  "packages/ui/src/components/Dialog/(DialogFrame|useScrollEdges)\\.",
  "packages/ui/src/copy/\\w+/inquiry\\.ts",
];

const anyOf = (places: readonly string[]) => new RegExp(places.join("|"));

/**
 * Three files before a screen's own: entry, login, shell. What several screens share is in the shell, so that no page
 * waits for tiny files.
 */
export const chunks: Rolldown.OutputOptions["codeSplitting"] = {
  groups: [
    {
      name: "entry",
      test: anyOf(["packages/app/index.html", "packages/app/src/main.tsx", "rolldown/runtime", ...sharedWithLogin]),
      priority: 3,
    },
    { name: "shell", test: anyOf(["packages/app/src/shell/shell.tsx", ...sharedByScreens]), priority: 2 },
    { name: "home", test: anyOf(sharedWithHome), priority: 1 },
    {
      name: "deferred",
      test: anyOf([
        "packages/app/src/(shell/deferredParts|data/usePlayerSearch)\\.ts",
        "packages/ui/src/components/PersonCell/",
      ]),
      priority: 1,
    },
    {
      name: "forms",
      test: anyOf(sharedByForms),
      priority: 1,
    },
    { name: "reports", test: anyOf(sharedByReports), priority: 1 },
    { name: "roster", test: anyOf(["packages/domain/src/roster/", "node_modules/papaparse/"]), priority: 1 },
    {
      name: "list",
      test: anyOf(["packages/app/src/routes/memberList/MemberListRoute.tsx", ...sharedByLists]),
      priority: 1,
    },
  ],
};
