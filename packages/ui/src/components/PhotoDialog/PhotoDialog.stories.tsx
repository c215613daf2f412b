import { Failure, photoLimits } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { choose, drawnFile, look } from "../LogoField/pictures.fixtures.ts";
import { PhotoDialog } from "./PhotoDialog.tsx";
import { consent, drawnPhotos } from "./photo.fixtures.ts";

const saved = fn(async (_photo: Blob) => {});
const meta = {
  id: "components-photo-dialog",
  title: "部品/選手の写真",
  component: PhotoDialog,
  args: {
    member: { last_name: "増田", first_name: "碧" },
    src: null,
    onSave: saved,
    onRemove: fn(async () => {}),
    onClose: fn(),
  },
  beforeEach: () => {
    saved.mockReset();
  },
} satisfies Meta<typeof PhotoDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = () => screen.getByRole("dialog", { name: "増田 碧さんの写真" });
const button = (name: string) => within(dialog()).getByRole("button", { name });
const consented = () => screen.getByRole("checkbox", { name: "保護者の同意を得ています" });
const wide = () => drawnFile("横長.png", { width: 640, height: 480 });
const withPhoto = { member: { ...meta.args.member, photo_consent: consent }, src: drawnPhotos };
const chooseWide = async () => {
  choose(dialog(), await wide());
  await screen.findByRole("group", { name: "切り抜く範囲" });
};

export const Without: Story = {
  name: "まだ写真がない",
  play: async () => {
    await expect(within(dialog()).queryByText(/保護者の同意：/)).not.toBeInTheDocument();
    await expect(dialog()).toHaveTextContent(
      "このチームの指導者だけに見えます。家族のページやランキングには出ません。",
    );
    await expect(
      within(dialog())
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["", "写真を選ぶ", "閉じる"]);
  },
};

export const With: Story = {
  name: "写真があり、だれが同意を確かめたかが分かる",
  args: withPhoto,
  play: async () => {
    await expect(screen.getByText("保護者の同意：小林 めぐみさんが2026年4月5日（日）に確認しました。")).toBeVisible();
    await expect(button("別の写真を選ぶ")).toBeVisible();
    await expect(button("写真を外す")).toBeVisible();
  },
};
export const WithOnPhone: Story = {
  ...With,
  name: "写真がある・スマートフォン・暗い画面",
  globals: { viewport: { value: "mobile" }, theme: "dark" },
};

export const ForcedColors: Story = {
  ...With,
  name: "写真がある・ハイコントラスト",
  globals: { contrast: "forced" },
  parameters: { visual: { disable: true } },
};

export const FormerCoach: Story = {
  name: "同意を確かめた指導者が、もういない",
  parameters: { visual: { disable: true } },
  args: { ...withPhoto, member: { ...meta.args.member, photo_consent: { ...consent, by: null } } },
  play: async () => {
    await expect(
      screen.getByText("保護者の同意：2026年4月5日（日）に確認しました（チームを離れた指導者）。"),
    ).toBeVisible();
  },
};

export const Choosing: Story = {
  name: "写真を選んで、切り抜く",
  play: async () => {
    await chooseWide();
    await expect(consented()).not.toBeChecked();
    await expect(consented()).toHaveAccessibleDescription("確認した人として、あなたの名前と日付が残ります。");
  },
};
export const ChoosingOnPhone: Story = {
  ...Choosing,
  name: "写真を選んで、切り抜く・スマートフォン",
  globals: { viewport: { value: "mobile" } },
};

export const Saves: Story = {
  name: "操作：同意の印を付けるまで送らない。付ければ、正方形の写真を送って閉じる",
  parameters: { visual: { disable: true } },
  play: async ({ args, step, userEvent }) => {
    await step("印がない", async () => {
      saved.mockImplementation(() => new Promise(() => {}));
      await chooseWide();
      await userEvent.click(button("この写真にする"));
      await expect(screen.getByText("保護者の同意を得てから、印を付けて保存してください")).toBeVisible();
      await expect(consented()).toBeInvalid();
      await expect(button("この写真にする")).not.toHaveAttribute("aria-busy");
      saved.mockReset();
    });
    await step("印を付ける", async () => {
      await userEvent.click(consented());
      await expect(consented()).toBeValid();
      await userEvent.click(button("この写真にする"));
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
      const photo = saved.mock.lastCall?.[0];
      if (!photo) throw new Error("nothing was saved");
      await expect({ type: photo.type, ...(await look(photo)) }).toEqual({
        type: "image/webp",
        size: "512×512",
        left: "黄",
        right: "紺",
      });
    });
  },
};

export const TooLarge: Story = {
  name: "大きすぎる写真",
  play: async () => {
    const bytes = new Uint8Array(photoLimits.chosenMaxBytes + 1);
    choose(dialog(), new File([bytes], "大きい.jpg", { type: "image/jpeg" }));
    await expect(await screen.findByText("20MBまでの画像を選んでください")).toBeVisible();
    await expect(button("写真を選ぶ")).toHaveAccessibleDescription(
      "20MBまでの画像を選んでください PNG・JPG・WebP。20MBまで。撮った場所などの情報は、保存のときに消えます。",
    );
  },
};

export const WrongKind: Story = {
  name: "操作：画像でないもの、壊れたものは、選び直せる",
  parameters: { visual: { disable: true } },
  play: async () => {
    choose(dialog(), new File(["%PDF-1.4"], "名簿.pdf", { type: "application/pdf" }));
    await expect(await screen.findByText("PNG・JPG・WebPの画像を選んでください")).toBeVisible();
    choose(dialog(), new File(["x"], "壊れた.png", { type: "image/png" }));
    await expect(await screen.findByText("画像が壊れていて読み取れません")).toBeVisible();
    await chooseWide();
    await expect(screen.queryByText("画像が壊れていて読み取れません")).not.toBeInTheDocument();
  },
};

export const Sending: Story = {
  name: "送っている",
  parameters: { visual: { disable: true } },
  args: { onSave: fn((_photo: Blob) => new Promise<void>(() => {})) },
  play: async ({ args, userEvent }) => {
    await chooseWide();
    await userEvent.click(consented());
    await userEvent.click(button("この写真にする"));
    await expect(button("保存しています")).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button("キャンセル"));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  name: "送れなくても、写真と印はそのままで、もう一度送れる",
  play: async ({ args, step, userEvent }) => {
    await step("サーバーが理由を言って断る", async () => {
      saved.mockRejectedValueOnce(new Failure("invalid", { fields: { photo: "画像が壊れていて読み取れません" } }));
      await chooseWide();
      await userEvent.click(consented());
      await userEvent.click(button("この写真にする"));
      await expect(await screen.findByRole("alert")).toHaveTextContent("画像が壊れていて読み取れません");
    });
    await step("つながらない", async () => {
      saved.mockRejectedValueOnce(new Failure("unavailable"));
      await userEvent.click(button("もう一度保存する"));
      await waitFor(() =>
        expect(screen.getByRole("alert")).toHaveTextContent(
          "サーバーにつながりませんでした。通信状況を確認して、もう一度お試しください。",
        ),
      );
      await expect(consented()).toBeChecked();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
  },
};

export const Retried: Story = {
  ...Failed,
  name: "操作：もう一度送ると、届いて閉じる",
  parameters: { visual: { disable: true } },
  play: async (context) => {
    await Failed.play?.(context);
    await context.userEvent.click(button("もう一度保存する"));
    await waitFor(() => expect(context.args.onClose).toHaveBeenCalledOnce());
    await expect(saved).toHaveBeenCalledTimes(3);
  },
};

export const Removing: Story = {
  name: "外す前に、確かめる",
  args: withPhoto,
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("写真を外す"));
    const question = screen.getByRole("alertdialog", { name: "増田 碧さんの写真を外しますか？" });
    await expect(question).toHaveAccessibleDescription(
      "写真のファイルは消え、代わりに名前のはじめの一文字が表示されます。元には戻せません。",
    );
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
};

export const Removed: Story = {
  name: "操作：外すと、問いだけが閉じる",
  parameters: { visual: { disable: true } },
  args: withPhoto,
  play: async ({ args, userEvent }) => {
    await userEvent.click(button("写真を外す"));
    await userEvent.click(screen.getByRole("button", { name: "写真を消す" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(dialog()).toBeVisible();
  },
};
