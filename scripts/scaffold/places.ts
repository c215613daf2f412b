/** Where the scaffolds write, from the repository's root. A path that moves is corrected here. */
export const places = {
  components: "packages/ui/src/components",
  screens: "packages/ui/src/screens",
  copy: "packages/ui/src/copy",
  titles: "packages/ui/src/copy/frame/titles.ts",
  readings: ".storybook/readings.ts",
  appRoutes: "packages/app/src/routes",
  routeTable: "packages/app/src/navigation/routeTable.ts",
  routeTableTest: "packages/app/src/navigation/routeTable.test.ts",
  routeModules: "packages/app/src/routes/screens.ts",
  contract: "packages/domain/src/contract",
  allEndpoints: "packages/domain/src/contract/all.ts",
  domainIndex: "packages/domain/src/index.ts",
  serverRoutes: "packages/server/src/routes",
  allRoutes: "packages/server/src/routes/registerRoutes.ts",
  rights: "packages/server/src/routes/rights.fixtures.ts",
  store: "packages/server/src/store",
} as const;
