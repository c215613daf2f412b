import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import styled from "styled-components";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { token } from "../../tokens/theme.ts";
import { Sparkline } from "./Sparkline.tsx";

const rows: readonly { name: string; values: readonly (number | null)[]; last: number | null }[] = [
  { name: "小野寺 湊", values: [134.2, 133.1, 132.4, 134, 135.9, 135.2, 136.8, 136.7], last: 136.7 },
  { name: "途中の記録なし", values: [124, 125, null, null, 127, 126, 128], last: 128 },
  { name: "ずっと同じ", values: [110, 110, 110, 110], last: 110 },
  { name: "1回だけ", values: [96.4], last: 96.4 },
  { name: "長谷川 ひまり子", values: [], last: null },
];

const meta = {
  id: "charts-sparkline",
  title: "図表/スパークライン",
  component: Sparkline,
  args: { values: [] },
  render: () => (
    <Sheet>
      <tbody>
        {rows.map(({ name, values, last }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Sparkline values={values} />
            </td>
            <td>
              <UnitNumber value={last} unit="km/h" />
            </td>
          </tr>
        ))}
      </tbody>
    </Sheet>
  ),
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  name: "表示",
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryAllByRole("img")).toEqual([]);
    const broken = canvasElement.querySelectorAll("path")[1];
    await expect(broken?.getAttribute("d")?.match(/M/g)).toHaveLength(2);
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const HighContrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

const Sheet = styled.table`
  & :is(th, td) {
    padding: ${token("sp-2")} ${token("sp-3")};
    font-weight: inherit;
    text-align: start;
  }
`;
