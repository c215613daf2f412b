import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { Button } from "../Button/Button.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";
import { Status } from "../Status/Status.tsx";
import { UnitNumber } from "../UnitNumber/UnitNumber.tsx";
import { Fact } from "./Fact.tsx";
import { FactList } from "./FactList.tsx";

const meta = {
  id: "components-fact-list",
  title: "部品/名前と中身の表",
  component: FactList,
  render: () => (
    <FactList>
      <Fact term="メール">masuda.midori.aobadai-baseball-club@students.mail.example</Fact>
      <Fact term="身長・体重">
        <UnitNumber value={160} unit="cm" />
        <UnitNumber value={57.9} unit="kg" />
      </Fact>
      <Fact term="アナライザー" action={<Button size="s">連携を解除</Button>}>
        <Status tone="ok">利用中</Status>
      </Fact>
      <Fact term="登録日">
        <Skeleton />
      </Fact>
    </FactList>
  ),
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "メール",
      "身長・体重",
      "アナライザー",
      "登録日",
    ]);
    await expect(canvas.getAllByRole("definition")[2]).toHaveTextContent("利用中連携を解除");
  },
};
export const Narrow: Story = {
  name: "スマートフォン・文字200 %",
  globals: { viewport: { value: "mobile" }, text: "200" },
  parameters: { visual: { disable: true } },
  play: async () => {
    await expectToFitWindow();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" }, parameters: { visual: { disable: true } } };
export const ForcedColors: Story = {
  name: "ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};
