import { camel, kebab } from "../letterCase.ts";
import { readingOf, type Titled } from "./command.ts";
import { addBefore, addEntry, create, type Edit, importPath } from "./edits.ts";
import { places } from "./places.ts";

/** A screen with its stories and sentences, and its address. */
export function screenEdits(titled: Titled): Edit[] {
  const { name, title } = titled;
  const id = kebab(name);
  const folder = `${places.screens}/${name}`;
  const route = `${places.appRoutes}/${camel(name)}/${name}Route.tsx`;
  return [
    create(`${folder}/${name}Screen.tsx`, screen(name)),
    create(`${folder}/${camel(name)}.fixtures.ts`, fixtures(name)),
    create(`${folder}/${name}Screen.stories.tsx`, stories(name, title)),
    create(`${places.copy}/${camel(name)}.ts`, copy(name, title)),
    addEntry(places.titles, "routedTitleText", `  "${id}": { id: "title.${id}", defaultMessage: "${title}" },`),
    ...readingOf(titled),
    create(route, routeModule(name)),
    addEntry(places.routeTable, "routes", `  { id: "${id}", path: "/${id}" },`),
    addBefore(places.routeTableTest, "login home ", `${id} `),
    addBefore(places.routeTableTest, "/ /team-management", `/${id} `),
    addEntry(places.routeModules, "screens", `  "${id}": () => import("${importPath(places.routeModules, route)}"),`),
  ];
}

const screen = (name: string) => `import { useIntl } from "react-intl";
import { TableSkeleton } from "../../components/DataTable/parts/TableSkeleton.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { ${camel(name)}Text } from "../../copy/${camel(name)}.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { Page } from "../../layout/Page/Page.tsx";
import type { Loadable } from "../../state/loadable.ts";

export type ${name}Row = { id: number; name: string };
export type ${name}ScreenProps = {
  rows: Loadable<readonly ${name}Row[]>;
  onRetry: () => void;
};

/** 何をする画面か、一文で。 */
export function ${name}Screen({ rows, onRetry }: ${name}ScreenProps) {
  const { formatMessage } = useIntl();
  const isEmpty = rows.status === "ready" && rows.value.length === 0;

  return (
    <Page>
      <Panel aria-label={formatMessage(titleText["${kebab(name)}"])}>
        {rows.status === "loading" && <TableSkeleton rows={5} />}
        {rows.status === "failed" && <ErrorState code={rows.code} onRetry={onRetry} />}
        {isEmpty && <EmptyState title={formatMessage(${camel(name)}Text.empty)} />}
        {rows.status === "ready" && !isEmpty && (
          <ul>
            {rows.value.map((row) => (
              <li key={row.id}>{row.name}</li>
            ))}
          </ul>
        )}
      </Panel>
    </Page>
  );
}
`;

const fixtures = (name: string) => `import type { ${name}Row } from "./${name}Screen.tsx";

export const rows: readonly ${name}Row[] = [
  { id: 1, name: "小川 新" },
  { id: 2, name: "増田 碧" },
];
`;

const stories = (name: string, title: string) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ${name}Screen } from "./${name}Screen.tsx";
import { rows } from "./${camel(name)}.fixtures.ts";

const meta = {
  id: "screens-${kebab(name)}",
  title: "画面/${title}",
  component: ${name}Screen,
  parameters: { layout: "fullscreen" },
  args: { rows: { status: "ready", value: rows }, onRetry: fn() },
} satisfies Meta<typeof ${name}Screen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["小川 新", "増田 碧"]);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Mobile: Story = { name: "スマートフォン", globals: { viewport: { value: "mobile" } } };
export const Loading: Story = { name: "読み込み中", args: { rows: { status: "loading" } } };
export const Empty: Story = {
  name: "0件",
  args: { rows: { status: "ready", value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("${emptyOf(title)}")).toBeVisible();
  },
};
export const LoadFailed: Story = {
  name: "読み込みに失敗 → 再試行",
  args: { rows: { status: "failed", code: "unavailable" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
`;

const emptyOf = (title: string) => `${title}はまだありません`;

const copy = (name: string, title: string) => `import { defineMessages } from "react-intl";

export const ${camel(name)}Text = defineMessages({
  empty: { id: "${camel(name)}.empty", defaultMessage: "${emptyOf(title)}" },
});
`;

const routeModule = (name: string) => `import { ${name}Screen } from "@kyuseki/ui/screens/${name}";

/** Nothing is asked for yet: a query in \`data\` brings the rows, and \`onRetry\` asks it again. */
export function Component() {
  return <${name}Screen rows={{ status: "ready", value: [] }} onRetry={() => undefined} />;
}
`;
