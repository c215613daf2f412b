import { Failure } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, fn, waitFor, within } from "storybook/test";
import { LogoField } from "./LogoField.tsx";
import { choose, drawnFile, drawnLogo, look } from "./pictures.fixtures.ts";

const saved = fn(async (_logo: Blob) => {});
const meta = {
  id: "components-logo-field-actions",
  title: "部品/チームのロゴ（操作）",
  component: LogoField,
  args: {
    name: "青葉台ベースボールクラブ",
    src: drawnLogo(),
    onSave: saved,
    onRemove: fn(async () => {}),
  },
  beforeEach: () => {
    saved.mockReset();
  },
} satisfies Meta<typeof LogoField>;
export default meta;
type Story = StoryObj<typeof meta>;

const wide = () => drawnFile("横長.png", { width: 600, height: 300 });
const lastSaved = async () => {
  const logo = saved.mock.lastCall?.[0];
  if (!logo) throw new Error("nothing was saved");
  return { type: logo.type, ...(await look(logo)) };
};
type Canvas = ReturnType<typeof within>;
const cropArea = (canvas: Canvas) => canvas.findByRole("group", { name: "切り抜く範囲" });
const press = (canvas: Canvas, name: string) => canvas.getByRole("button", { name });
const leftEnd = { type: "image/webp", size: "512×512", left: "黄", right: "黄" };

export const Keyboard: Story = {
  name: "操作：鍵盤で位置と大きさを合わせて、保存する",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    await step("はじめは真ん中", async () => {
      press(canvas, "ロゴを変更").focus();
      choose(canvasElement, await wide());
      await cropArea(canvas);
      await userEvent.click(press(canvas, "このロゴにする"));
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(await lastSaved()).toEqual({ ...leftEnd, right: "紺" });
      await expect(press(canvas, "ロゴを変更")).toHaveFocus();
    });
    await step("矢印で動かすと、端で止まる", async () => {
      choose(canvasElement, await wide());
      (await cropArea(canvas)).focus();
      await userEvent.keyboard("{ArrowRight>60/}");
      await userEvent.click(press(canvas, "このロゴにする"));
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(await lastSaved()).toEqual(leftEnd);
    });
    await step("＋と−で大きさが変わり、スライダーにも出る", async () => {
      choose(canvasElement, await wide());
      (await cropArea(canvas)).focus();
      await userEvent.keyboard("+++-");
      await expect(canvas.getByRole("slider", { name: "大きさ" })).toHaveAttribute("aria-valuetext", "120%");
      await userEvent.keyboard("-----");
      await expect(canvas.getByRole("status")).toHaveTextContent("100%");
    });
  },
};

export const Dragging: Story = {
  name: "操作：マウスと指で動かし、スライダーで大きくする",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    choose(canvasElement, await wide());
    const area = await cropArea(canvas);
    const { x, y, width } = area.getBoundingClientRect();
    const middle = { clientX: x + width / 2, clientY: y + width / 2 };
    const beside = { clientX: middle.clientX - width * 2, clientY: middle.clientY };
    const picture = canvasElement.querySelector("dialog img");
    const place = () => picture?.getAttribute("style");

    await step("マウスで左へ引くと、右の端が入る", async () => {
      const before = place();
      fireEvent.mouseDown(area, middle);
      fireEvent.mouseMove(document, beside);
      await waitFor(() => expect(place()).not.toBe(before));
      fireEvent.mouseUp(document);
    });
    await step("指で右へ引くと、左の端に戻る", async () => {
      const before = place();
      const touch = (at: typeof middle) => ({ touches: [new Touch({ identifier: 1, target: area, ...at })] });
      fireEvent.touchStart(area, touch(middle));
      fireEvent.touchMove(document, touch({ ...beside, clientX: middle.clientX + width * 3 }));
      await waitFor(() => expect(place()).not.toBe(before));
      fireEvent.touchEnd(document);
    });
    await step("大きくしても、端のまま", async () => {
      fireEvent.change(canvas.getByRole("slider", { name: "大きさ" }), { target: { value: "2" } });
      await expect(canvas.getByRole("status")).toHaveTextContent("200%");
      await userEvent.click(press(canvas, "このロゴにする"));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      await expect(await lastSaved()).toEqual(leftEnd);
    });
  },
};

export const SaveFailed: Story = {
  name: "操作：送れなくても、選んだ画像はそのままで、もう一度送れる",
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    choose(canvasElement, await wide());
    (await cropArea(canvas)).focus();
    await userEvent.keyboard("{ArrowRight>60/}");

    await step("つながらない", async () => {
      saved.mockRejectedValueOnce(new Failure("unavailable"));
      await userEvent.click(press(canvas, "このロゴにする"));
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
      );
    });
    await step("サーバーが理由を言って断る", async () => {
      saved.mockRejectedValueOnce(new Failure("invalid", { fields: { logo: "画像が壊れていて読み取れません" } }));
      await userEvent.click(press(canvas, "もう一度保存する"));
      await waitFor(() => expect(canvas.getByRole("alert")).toHaveTextContent("画像が壊れていて読み取れません"));
    });
    await step("もう一度送ると、合わせた位置のまま保存される", async () => {
      await userEvent.click(press(canvas, "もう一度保存する"));
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
      await expect(saved).toHaveBeenCalledTimes(3);
      await expect(await lastSaved()).toEqual(leftEnd);
    });
  },
};

export const Waits: Story = {
  name: "操作：送っている間は、閉じることも二度送ることもない",
  play: async ({ canvas, canvasElement, userEvent }) => {
    const arrival = Promise.withResolvers<void>();
    saved.mockReturnValueOnce(arrival.promise);
    choose(canvasElement, await wide());
    await cropArea(canvas);
    await userEvent.click(press(canvas, "このロゴにする"));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    await userEvent.click(press(canvas, "保存しています"));
    await userEvent.click(press(canvas, "キャンセル"));
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("dialog")).toBeVisible();
    await expect(saved).toHaveBeenCalledOnce();
    arrival.resolve();
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const Refused: Story = {
  name: "操作：使えない画像は、送る前に欄で断る",
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole("group", { name: "チームのロゴ" });
    const file = (name: string, type: string, text = "x") => new File([text], name, { type });

    await step("形式・大きさ・中身", async () => {
      for (const [given, sentence] of [
        [file("ロゴ.svg", "image/svg+xml", "<svg/>"), "PNG・JPG・WebPの画像を選んでください"],
        [file("ロゴ.gif", "image/gif"), "PNG・JPG・WebPの画像を選んでください"],
        [file("ロゴ.png", "image/png", "x".repeat(5 * 1024 * 1024 + 1)), "5MBまでの画像を選んでください"],
        [file("ロゴ.png", "image/png"), "画像が壊れていて読み取れません"],
        [file("ロゴ.png", "image/png", ""), "画像が壊れていて読み取れません"],
      ] as const) {
        choose(field, given);
        await waitFor(() => expect(within(field).getByText(sentence)).toBeVisible());
        await expect(canvas.getByRole("button", { name: "ロゴを変更" })).toHaveAccessibleDescription(
          `${sentence} PNG・JPG・WebP、512px以上の正方形がきれいです。5MBまで。`,
        );
      }
      await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument();
    });
    await step("小さな画像は、ぼやけると伝えるだけ。選び直せば、前の断りは消える", async () => {
      choose(field, await drawnFile("小.png", { width: 127, height: 400 }));
      const dialog = await canvas.findByRole("dialog");
      await expect(
        within(dialog).getByText("小さな画像のため、ぼやけて見えます。大きな画像があれば、選び直してください。"),
      ).toBeVisible();
      await expect(canvas.queryByText("画像が壊れていて読み取れません")).not.toBeInTheDocument();
    });
  },
};

export const Cancels: Story = {
  name: "操作：やめると、何も送られない",
  play: async ({ canvas, canvasElement, userEvent }) => {
    choose(canvasElement, await drawnFile("ロゴ.jpg", { width: 128, height: 128, type: "image/jpeg" }));
    await cropArea(canvas);
    await expect(canvas.queryByText(/ぼやけて/)).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(saved).not.toHaveBeenCalled();
  },
};

export const Removes: Story = {
  name: "操作：削除は確かめてから。できなければ理由を言う",
  args: { onRemove: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const onRemove = args.onRemove as ReturnType<typeof fn>;
    onRemove.mockReset();
    await step("やめる", async () => {
      await userEvent.click(press(canvas, "削除"));
      const dialog = canvas.getByRole("alertdialog", { name: "チームのロゴを削除しますか？" });
      await userEvent.click(within(dialog).getByRole("button", { name: "キャンセル" }));
      await expect(onRemove).not.toHaveBeenCalled();
    });
    await step("できなければ、開いたまま理由を言い、もう一度押せる", async () => {
      onRemove.mockRejectedValueOnce(new Failure("unavailable"));
      await userEvent.click(press(canvas, "削除"));
      await userEvent.click(press(canvas, "ロゴを削除する"));
      await expect(await canvas.findByRole("alert")).toHaveTextContent(
        "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
      );
      await userEvent.click(press(canvas, "ロゴを削除する"));
      await waitFor(() => expect(canvas.queryByRole("alertdialog")).not.toBeInTheDocument());
      await expect(onRemove).toHaveBeenCalledTimes(2);
    });
  },
};
