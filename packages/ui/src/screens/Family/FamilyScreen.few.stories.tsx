import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FamilyScreen } from "./FamilyScreen.tsx";
import { family, game, measuring } from "./family.fixtures.ts";
import { familyArgs } from "./familyArgs.fixtures.ts";

const meta = {
  id: "screens-family-few",
  title: "画面/家族のページ",
  component: FamilyScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: {
    ...familyArgs,
    page: {
      status: "ready",
      value: {
        ...family,
        children: family.children.slice(0, 1),
        notices: [measuring],
        events: [{ ...game, car: null, duties: [], timetable: [] }],
      },
    },
  },
} satisfies Meta<typeof FamilyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Few: Story = {
  name: "少ない：選手1人、お知らせ1件、予定1件",
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("坂口さんのご家族");
    await expect(canvas.queryByRole("group", { name: "表示する選手" })).toBeNull();
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent(
      "まだの返事1件未読0件次の予定11/22日",
    );
    const open = within(canvas.getByRole("region", { name: "まだの返事" }));
    await expect(await open.findAllByRole("article")).toHaveLength(1);
    await expect(within(canvas.getByRole("region", { name: "お知らせ" })).getAllByRole("group")).toHaveLength(1);
    await expect(await canvas.findByRole("region", { name: "予定" })).toBeVisible();
  },
};
