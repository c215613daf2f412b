import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { ScrollRegion } from "./ScrollRegion.tsx";

const meta = {
  id: "components-scroll-region",
  title: "部品/表の枠",
  component: ScrollRegion,
  parameters: { visual: { disable: true } },
  args: { label: "球種ごとの球速" },
  render: (args) => (
    <ScrollRegion {...args}>
      <table style={{ width: "2000px" }}>
        <tbody>
          <tr>
            <th scope="row">ストレート</th>
            <td>131.2</td>
            <td>136.4</td>
          </tr>
        </tbody>
      </table>
    </ScrollRegion>
  ),
} satisfies Meta<typeof ScrollRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Cut: Story = {
  name: "操作：右に続く列があれば端が薄く、終わりまで動かすと戻る",
  play: async ({ canvas }) => {
    const region = canvas.getByRole("group", { name: "球種ごとの球速" });
    await waitFor(() => expect(region).toHaveAttribute("data-more", "true"));
    await expect(getComputedStyle(region).maskImage).toContain("linear-gradient");
    region.scrollLeft = region.scrollWidth;
    await waitFor(() => expect(region).not.toHaveAttribute("data-more"));
    await expect(getComputedStyle(region).maskImage).toBe("none");
  },
};
