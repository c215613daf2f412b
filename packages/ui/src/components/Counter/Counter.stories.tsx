import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { Counter } from "./Counter.tsx";

const meta = {
  id: "components-counter",
  title: "部品/文字数カウンター",
  component: Counter,
  args: { id: "count", used: 142, max: 1000 },
  render: () => (
    <Stack gap="s">
      {[0, 142, 980, 1000, 1012].map((used) => (
        <div key={used}>
          <Counter id={`count-${used}`} used={used} max={1000} />
        </div>
      ))}
    </Stack>
  ),
} satisfies Meta<typeof Counter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = { name: "空から上限の先まで" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
