import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { TeamManagementScreen } from "./TeamManagementScreen.tsx";
import { managerPanels, wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management-photos",
  title: "画面/チーム管理/操作（選手の写真）",
  component: TeamManagementScreen,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(screen.getByRole("region", { name: "選手の写真" }));
const toggle = () => panel().getByRole("switch", { name: "選手の写真を使う" });
const inUse = (count: number) => ({ status: "ready", value: { on: true, count, src: "/files/photos/key/" } }) as const;

export const Starts: Story = {
  name: "操作：はじめは使わない。使う設定にするときは、たずねない",
  play: async ({ args, userEvent }) => {
    await managerPanels();
    await expect(toggle()).not.toBeChecked();
    await expect(toggle()).toHaveAccessibleDescription(
      "指導者が、保護者の同意を確認した選手だけに、顔写真を付けられます。このチームの指導者だけに見えます。",
    );
    await userEvent.click(toggle());
    await expect(args.onSwitchPhotos.mock.calls).toEqual([[true]]);
  },
};

export const Stops: Story = {
  name: "操作：やめる前に、何人分が消えるかを言う",
  parameters: { visual: { viewports: ["desktop"] } },
  args: { photos: inUse(17) },
  play: async ({ args, step, userEvent }) => {
    await managerPanels();
    await expect(panel().getByText("写真のある選手：17人")).toBeVisible();
    await step("まだ送らない", async () => {
      await userEvent.click(toggle());
      await expect(
        screen.getByRole("alertdialog", { name: "選手の写真を使わない設定にしますか？" }),
      ).toHaveAccessibleDescription("17人の写真がすぐに見えなくなり、ファイルもすべて消えます。元には戻せません。");
      await expect(args.onSwitchPhotos).not.toHaveBeenCalled();
      await expect(toggle()).toBeChecked();
    });
  },
};

export const Stopped: Story = {
  ...Stops,
  name: "操作：答えると、消して、使わない設定になる",
  parameters: { visual: { disable: true } },
  play: async (context) => {
    await Stops.play?.(context);
    await context.userEvent.click(screen.getByRole("button", { name: "すべて消して、使わない" }));
    await waitFor(() => expect(context.args.onSwitchPhotos.mock.calls).toEqual([[false]]));
  },
};

export const NobodyYet: Story = {
  name: "操作：写真がまだなければ、たずねない",
  parameters: { visual: { disable: true } },
  args: { photos: inUse(0) },
  play: async ({ args, userEvent }) => {
    await managerPanels();
    await userEvent.click(toggle());
    await expect(args.onSwitchPhotos.mock.calls).toEqual([[false]]);
  },
};

export const Refused: Story = {
  name: "操作：断られれば、理由を言う",
  parameters: { visual: { disable: true } },
  args: { onSwitchPhotos: fn((_on: boolean) => Promise.reject<void>(new Failure("unavailable"))) },
  play: async ({ userEvent }) => {
    await managerPanels();
    await userEvent.click(toggle());
    await expect(await panel().findByRole("alert")).toHaveTextContent(
      "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
    );
    await expect(toggle()).not.toBeChecked();
  },
};
