import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Button } from "../Button/Button.tsx";
import { moreIcon } from "../Icon/icons.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NavigateProvider } from "../Link/navigation.ts";
import { Meter } from "../Meter/Meter.tsx";
import { Panel } from "../Panel/Panel.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { Status } from "../Status/Status.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { CardRow } from "./CardRow.tsx";

const navigate = fn();
const press = fn();
const onMobile = { viewport: { value: "mobile" } };

const meta = {
  id: "components-card-row",
  title: "部品/カードの行",
  component: CardRow,
  globals: onMobile,
  args: {
    name: <PersonCell name="小野寺 湊" detail="高2" />,
    href: "/training-report/players/p1",
    end: <UnitNumber value={136.7} unit="km/h" />,
    facts: [
      { label: "前の1か月", value: <UnitNumber value={86} unit="%" digits={0} /> },
      { label: "連続", value: <UnitNumber value={11} unit="日" digits={0} /> },
      { label: "最終記録", value: "今日" },
    ],
  },
  render: (args) => (
    <Panel aria-label="例">
      <CardRow {...args} />
    </Panel>
  ),
  decorators: [
    (Story) => (
      <NavigateProvider value={{ navigate }}>
        <Story />
      </NavigateProvider>
    ),
  ],
} satisfies Meta<typeof CardRow>;
export default meta;
type Story = StoryObj<typeof meta>;

const shape = (
  <Panel aria-label="例">
    <Stack gap="xl">
      <CardRow
        name={<PersonCell name="長谷川 ひまり子" kana="はせがわ ひまりこ" />}
        end={<IconButton icon={moreIcon} label="長谷川 ひまり子のその他の操作" onClick={press} />}
        facts={[
          { label: "学年", value: "高2", plain: true },
          { label: "性別", value: "女", plain: true },
          { label: "投／打", value: "右／右", plain: true },
          { label: "アナライザー", value: <Status tone="wait">招待待ち</Status> },
          { label: "トレーニング", value: <Status tone="ok">利用中</Status> },
        ]}
        action={<Button onClick={press}>招待する</Button>}
      />
      <CardRow
        href="/training-report/players/p2"
        name={<PersonCell name="宮本 悠人" detail="小5" />}
        end={<UnitNumber value={43} unit="%" digits={0} />}
        bar={<Meter value={43} tone="warn" />}
        facts={[
          { label: "前の1か月", value: <UnitNumber value={50} unit="%" digits={0} /> },
          { label: "最終記録", value: "4日前" },
        ]}
      />
      <CardRow lead={<b>139位</b>} name="小野寺 湊" end={<UnitNumber value={null} unit="km/h" />} />
      <CardRow
        name="勅使河原 アレクサンドラ 美千代・東京都立青葉台高等学校 軟式野球部"
        end={<UnitNumber value={101.2} unit="km/h" />}
        facts={[{ label: "測定回数", value: <UnitNumber value={1234} unit="回" digits={0} /> }]}
      />
    </Stack>
  </Panel>
);

export const Shapes: Story = { name: "いろいろな行", render: () => shape };
export const Dark: Story = { name: "暗い画面", render: () => shape, globals: { ...onMobile, theme: "dark" } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  render: () => shape,
  globals: { ...onMobile, contrast: "forced" },
};

export const LeadsAnywhere: Story = {
  name: "操作：カードのどこを押しても進み、中のボタンは別に押せる",
  args: { action: <Button onClick={press}>招待する</Button> },
  play: async ({ canvas, canvasElement, userEvent }) => {
    navigate.mockClear();
    press.mockClear();
    const link = canvas.getByRole("link", { name: "小野寺 湊 高2" });

    // The link covers the figures, so that a tap on them follows it.
    const box = canvas.getByText("最終記録").getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(box.x + 2, box.y + 2);
    await expect(hit).toBe(link);
    await userEvent.click(link);
    await expect(navigate).toHaveBeenCalledWith("/training-report/players/p1");

    await userEvent.click(canvas.getByRole("button", { name: "招待する" }));
    await expect(press).toHaveBeenCalledOnce();
    await expect(navigate).toHaveBeenCalledOnce();
  },
};
