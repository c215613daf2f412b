import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { PainReport } from "./PainReport.tsx";

const elbow = {
  part: "elbow",
  side: "R",
  pain: 3,
  note: "投げたあと・内側",
  before: { date: "2026-11-15", pain: 2 },
} as const;

const meta = {
  id: "components-pain-report",
  title: "部品/痛みの記録",
  component: PainReport,
  args: { pain: elbow },
} satisfies Meta<typeof PainReport>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kinds: Story = {
  name: "片側・両側・中央・部位なし・長い言葉",
  render: (args) => (
    <Stack>
      <PainReport {...args} />
      <PainReport pain={{ part: "knee", side: null, pain: 10, note: "", before: null }} />
      <PainReport pain={{ part: "lower_back", side: null, pain: 1, note: "起きたとき", before: null }} />
      <PainReport pain={{ part: null, side: null, pain: 5, note: "", before: null }} />
      <PainReport
        pain={{ ...elbow, side: "L", note: "投げたあとと、次の日の朝に顔を洗うときに曲げると痛いと本人が書いている" }}
      />
    </Stack>
  ),
};
export const Dark: Story = {
  ...Kinds,
  name: "暗い画面",
  globals: { theme: "dark" },
  parameters: { visual: { disable: true } },
};
export const ForcedColors: Story = {
  ...Kinds,
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
export const Words: Story = {
  name: "操作：どこがどのくらいかを、言葉で読める",
  parameters: { visual: { disable: true } },
  play: async ({ canvas }) => {
    const report = canvas.getByRole("region", { name: "右ひじの痛み 3／10" });
    await expect(canvas.getByRole("img", { name: "10段階の3" })).toBeVisible();
    await expect(report).toHaveTextContent(
      "右ひじ投げたあと・内側3 / 10 11/15は2でした。次に練習する前に、本人に確かめてください。",
    );
  },
};
