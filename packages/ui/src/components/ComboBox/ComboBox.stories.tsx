import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { fn } from "storybook/test";
import { Grid } from "../../layout/Grid.harness.tsx";
import { ComboBox } from "./ComboBox.tsx";
import { type PersonOption, people, withRecent } from "./comboBox.fixtures.ts";

const meta = {
  id: "components-combo-box",
  title: "部品/コンボボックス",
  component: ComboBox<PersonOption>,
  args: { label: "選手", options: people, value: null, onChange: fn() },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ComboBox<PersonOption>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ value, onChange, ...rest }: ComponentProps<typeof ComboBox<PersonOption>>) {
  const [chosen, setChosen] = useState(value);
  return (
    <ComboBox
      {...rest}
      value={chosen}
      onChange={(id) => {
        setChosen(id);
        onChange(id);
      }}
    />
  );
}

const sheet: Story = {
  render: (args) => (
    <Grid cell="l" gap="xl">
      <Chosen {...args} placeholder="名前・よみがな" />
      <Chosen {...args} value="9" required help="お知らせの送り先になります。" />
      <Chosen {...args} error="選手を選んでください" />
      <Chosen {...args} value="5" disabled />
      <Chosen
        {...args}
        value="1"
        options={[{ id: "1", label: "勅使河原 ひまり子アレクサンドラ（中等部 軟式）", kana: "", grade: "j1" }]}
        label="とても長い名前の選手でも、入力欄の見出しは折り返して最後まで読めます"
      />
    </Grid>
  ),
};

export const Sheet: Story = { name: "並び", ...sheet };
export const Dark: Story = { name: "暗い画面", ...sheet, globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", ...sheet, globals: { contrast: "forced" } };

const opened: Story = {
  args: { options: withRecent, value: "5" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "候補をすべて開く" }));
  },
};

export const Opened: Story = { name: "開いた候補と見出し", ...opened };
export const OpenedDark: Story = { name: "暗い画面で開く", ...opened, globals: { theme: "dark" } };
export const OpenedForced: Story = { name: "ハイコントラストで開く", ...opened, globals: { contrast: "forced" } };
export const OpenedMobile: Story = {
  name: "スマートフォンで開く",
  ...opened,
  globals: { viewport: { value: "mobile" } },
};
export const NotFound: Story = {
  name: "見つからない",
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("combobox", { name: "選手" }), "すずき");
  },
};
