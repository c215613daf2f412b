import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { FamilyScreen } from "./FamilyScreen.tsx";
import { measuring, nowS, practice, withEvents } from "./family.fixtures.ts";
import { familyArgs } from "./familyArgs.fixtures.ts";
import { acts, notes } from "./familyNotes.fixtures.ts";
import { FamilyNoteList } from "./notes/FamilyNoteList.tsx";
import { OpenNotes } from "./notes/OpenNotes.tsx";

const page = { ...withEvents, notices: [practice, measuring], notes: { due: 1 } };

const meta = {
  id: "screens-family-with-notes",
  title: "画面/家族のページ/成長ノートと一緒に",
  component: FamilyScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  globals: { viewport: { value: "mobile" } },
  args: {
    ...familyArgs,
    page: { status: "ready", value: page },
    notes: {
      due: (memberId) => (memberId === 8 ? 0 : 1),
      open: (shown) => <OpenNotes {...{ page, shown, notes, acts, nowS }} />,
      list: (shown) => <FamilyNoteList {...{ page, shown, notes, acts }} />,
    },
  },
} satisfies Meta<typeof FamilyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const order = ["まだの返事", "お知らせ", "予定", "ノート"];

export const Ready: Story = {
  name: "まだの返事、お知らせ、予定、ノートの順に並び、書くノートも「まだ」に数える",
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("region", { name: "予定" });
    const headings = canvas.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent ?? "");
    await expect(headings.filter((heading) => order.includes(heading))).toEqual(order);
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent(/^まだの返事3件/);
    const open = within(canvas.getByRole("region", { name: "まだの返事" }));
    await expect(open.getByRole("heading", { name: "律さんの成長ノート「ふりかえり」" })).toBeVisible();
    await userEvent.click(open.getByRole("button", { name: "続きを書く" }));
    await expect(acts.onOpen).toHaveBeenLastCalledWith({ page: "note", key: "5-3" });
    const list = within(canvas.getByRole("region", { name: "ノート" }));
    await expect(list.getByRole("button", { name: "書く 花さんの成長ノート「試合のあと」" })).toBeVisible();
  },
};
export const Missing: Story = {
  name: "ノートの部分が届かなければ、そう言い、ほかは読める。書くノートの数は残る",
  args: { notes: "missing" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("読み込めなかったところがあります。ページを開き直してください。")).toBeVisible();
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent(/^まだの返事3件/);
    await expect(await canvas.findByRole("region", { name: "予定" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "ノート" })).toBeNull();
  },
};
