import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, screen } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Drawer, type DrawerProps } from "./Drawer.tsx";
import type { Turns } from "./turnsOf.ts";
import { useTurns } from "./useTurns.ts";

const onPrevious = fn();
const onNext = fn();

type TurningProps = DrawerProps & { turns: Turns };

function Turning({ turns, ...rest }: TurningProps) {
  return (
    <main>
      <h1>メンバーリスト</h1>
      <Drawer {...rest} turning={useTurns(turns)} />
    </main>
  );
}

const meta = {
  id: "components-drawer-turns",
  title: "部品/ドロワー（前後への移動）",
  component: Turning,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    title: "メンバー詳細",
    turns: { onPrevious, onNext },
    onClose: fn(),
    children: (
      <>
        <strong>増田 碧</strong>
        <Button>編集する</Button>
        <TextField label="メモ" />
        <div style={{ overflowX: "auto" }}>
          <p style={{ width: "300%" }}>横に送る表</p>
        </div>
      </>
    ),
  },
  beforeEach: () => {
    onPrevious.mockClear();
    onNext.mockClear();
  },
} satisfies Meta<typeof Turning>;
export default meta;
type Story = StoryObj<typeof meta>;

type Point = readonly [x: number, y: number];
type Touch = { pointerType?: "touch" | "mouse"; cancelled?: boolean; second?: boolean };

/** One finger from a point to another. */
function drag(on: HTMLElement, from: Point, to: Point, { pointerType = "touch", cancelled, second }: Touch = {}) {
  const at = ([clientX, clientY]: Point) => ({
    pointerId: 7,
    pointerType,
    isPrimary: true,
    bubbles: true,
    clientX,
    clientY,
  });
  fireEvent.pointerDown(on, at(from));
  if (second) fireEvent.pointerDown(on, { ...at(from), pointerId: 8, isPrimary: false });
  if (cancelled) fireEvent.pointerCancel(on, at(to));
  fireEvent.pointerUp(on, at(to));
}
const turned = () => [onPrevious.mock.calls.length, onNext.mock.calls.length];

export const Swipes: Story = {
  name: "操作：左に払えば次、右に払えば前",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const name = screen.getByText("増田 碧");
    drag(name, [300, 400], [180, 410]);
    await expect(turned()).toEqual([0, 1]);
    drag(name, [100, 400], [220, 390]);
    await expect(turned()).toEqual([1, 1]);
  },
};

export const Scrolls: Story = {
  name: "操作：縦の動き、短い動き、二本の指、マウス、画面の端からは、送らない",
  globals: { viewport: { value: "mobile" } },
  play: async () => {
    const name = screen.getByText("増田 碧");
    drag(name, [300, 400], [220, 480]);
    drag(name, [300, 400], [250, 400]);
    drag(name, [300, 400], [180, 400], { cancelled: true });
    drag(name, [300, 400], [180, 400], { second: true });
    drag(name, [300, 400], [180, 400], { pointerType: "mouse" });
    drag(name, [10, 400], [150, 400]);
    drag(screen.getByRole("textbox", { name: "メモ" }), [300, 400], [180, 400]);
    drag(screen.getByText("横に送る表"), [300, 400], [180, 400]);
    await expect(turned()).toEqual([0, 0]);
    await expect(getComputedStyle(name.parentElement as Element).touchAction).toBe("pan-y pinch-zoom");
  },
};

export const Keys: Story = {
  name: "操作：← で前、→ で次。欄の中や、修飾キーとともには送らない",
  play: async ({ step, userEvent }) => {
    await step("開いてすぐ、ボタンの上でも", async () => {
      await expect(screen.getByRole("dialog", { name: "メンバー詳細" })).toHaveFocus();
      await userEvent.keyboard("{ArrowRight}");
      screen.getByRole("button", { name: "編集する" }).focus();
      await userEvent.keyboard("{ArrowLeft}");
      await expect(turned()).toEqual([1, 1]);
    });
    await step("ブラウザーの「戻る」と、欄の中の矢印はそのまま", async () => {
      await userEvent.keyboard("{Alt>}{ArrowLeft}{/Alt}{Control>}{ArrowRight}{/Control}");
      screen.getByRole("textbox", { name: "メモ" }).focus();
      await userEvent.keyboard("{ArrowLeft}{ArrowRight}");
      await expect(turned()).toEqual([1, 1]);
    });
    await step("パネルの外の一覧でも送らない", async () => {
      screen.getByRole("dialog").blur();
      (document.activeElement as HTMLElement | null)?.blur();
      await userEvent.keyboard("{ArrowRight}");
      await expect(turned()).toEqual([1, 1]);
    });
  },
};

export const Ends: Story = {
  name: "操作：端では、払っても押しても動かない",
  args: { turns: { onPrevious: undefined, onNext } },
  play: async ({ userEvent }) => {
    await userEvent.keyboard("{ArrowLeft}");
    drag(screen.getByText("増田 碧"), [800, 400], [1000, 400]);
    await expect(turned()).toEqual([0, 0]);
    await userEvent.keyboard("{ArrowRight}");
    await expect(turned()).toEqual([0, 1]);
  },
};
