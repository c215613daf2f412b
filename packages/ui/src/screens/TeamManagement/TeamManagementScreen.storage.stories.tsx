import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { katayama } from "../../components/CoachRoster/roster.fixtures.ts";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { TeamManagementScreen } from "./TeamManagementScreen.tsx";
import { nearlyFull, overFull, storage } from "./teamManagement.fixtures.ts";
import { wholePage } from "./teamManagementArgs.fixtures.ts";

const meta = {
  id: "screens-team-management-storage",
  title: "画面/チーム管理/保存容量",
  component: TeamManagementScreen,
  parameters: { layout: "fullscreen" },
  args: wholePage,
} satisfies Meta<typeof TeamManagementScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const said = (canvasElement: HTMLElement) => {
  const panel = within(within(canvasElement).getByRole("region", { name: "保存容量" }));
  return { panel, facts: panel.getAllByRole("definition").map(({ textContent }) => textContent) };
};

export const NearlyFull: Story = {
  name: "残りが少ない",
  args: { storage: { status: "ready", value: nearlyFull } },
  play: async ({ canvasElement }) => {
    const { panel, facts } = said(canvasElement);
    await expect(panel.getByText("18.5").parentElement).toHaveTextContent("18.5/ 20.0GB");
    await expect(facts).toEqual(["18.2GB", "300MB", "1.6GB"]);
    await expect(
      panel.getByText("残りが少なくなっています。要らない動画をその球の画面で消すと、空きが増えます。"),
    ).toBeVisible();
  },
};

export const Full: Story = {
  name: "いっぱい（あとから容量が小さくなった）",
  args: { storage: { status: "ready", value: overFull } },
  play: async ({ canvasElement }) => {
    const { panel, facts } = said(canvasElement);
    await expect(panel.getByText("12.4").parentElement).toHaveTextContent("12.4/ 10.0GB");
    await expect(facts).toEqual(["12.3GB", "96MB", "0KB"]);
    await expect(panel.getByRole("alert")).toHaveTextContent(
      "保存容量がいっぱいです。いまある動画と記録はそのままですが、新しい動画とファイルは保存できません。要らない動画をその球の画面で消すか、容量を増やせるかをお問い合わせください。",
    );
  },
};

export const JustRoomy: Story = {
  name: "境目（90 %に届くまでは、何も言わない）",
  args: { storage: { status: "ready", value: { ...storage, videos: storage.limit * 0.9 - 1, files: 0 } } },
  play: async ({ canvasElement }) => {
    const { panel } = said(canvasElement);
    await expect(panel.queryByText(/残りが少なく/)).toBeNull();
  },
};

export const ForCoach: Story = {
  name: "コーチにも見える",
  args: { viewer: katayama, storage: { status: "ready", value: nearlyFull } },
  play: async ({ canvasElement }) => {
    await expect(said(canvasElement).facts).toEqual(["18.2GB", "300MB", "1.6GB"]);
  },
};

export const Mobile: Story = {
  ...Full,
  name: "いっぱい（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
  play: async (context) => {
    await Full.play?.(context);
    await expectToFitWindow();
  },
};
export const Dark: Story = { ...Full, name: "いっぱい（暗い画面）", globals: { theme: "dark" } };
