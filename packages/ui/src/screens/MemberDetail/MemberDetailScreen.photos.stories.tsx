import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { choose, drawnFile } from "../../components/LogoField/pictures.fixtures.ts";
import { archived, midori, midoriInList } from "../../components/MemberForm/memberForm.fixtures.ts";
import { consent, drawnPhotos } from "../../components/PhotoDialog/photo.fixtures.ts";
import { pitcherStory } from "../../components/PlayerStory/playerStory.fixtures.ts";
import { MemberDetailHarness } from "./MemberDetail.harness.tsx";
import { MemberDetailScreen } from "./MemberDetailScreen.tsx";
import { familyActs, loadPart } from "./memberDetail.fixtures.ts";

const photos = { src: drawnPhotos, onSave: fn(async () => {}), onRemove: fn(async () => {}) };
const withPhoto = { ...midori, photo: 12, photo_consent: consent };

const meta = {
  id: "screens-member-detail-photos",
  title: "画面/メンバー詳細/写真",
  component: MemberDetailScreen,
  render: (args) => <MemberDetailHarness {...args} />,
  tags: ["!autodocs"],
  parameters: { layout: "fullscreen" },
  loaders: [() => import("../../components/PhotoDialog/PhotoDialog.tsx")],
  args: {
    member: { status: "ready", value: midori },
    known: midoriInList,
    sportType: "baseball",
    analyzerAvailable: true,
    isManager: false,
    hrefs: { report: "/", training: "/", recordTraining: "/", recordPitches: "/", notes: "/", notification: "/" },
    family: familyActs(),
    loadPart,
    story: { status: "ready", value: pitcherStory },
    onRetryStory: fn(),
    photos,
    onEdit: fn(),
    onRemove: fn(),
    onLinkCall: fn(async () => {}),
    onArchive: fn(async () => {}),
    onReinstate: fn(async () => {}),
    onExport: fn(async () => {}),
    onErase: fn(async () => {}),
    onRetry: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof MemberDetailScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
const picture = () => document.querySelector("[data-kind] img");

export const Without: Story = {
  name: "写真を使うチームで、まだない",
  parameters: { visual: { viewports: ["desktop"] } },
  play: async () => {
    await expect(button("増田 碧さんの写真を付ける")).toBeVisible();
    await expect(picture()).toBeNull();
  },
};

export const With: Story = {
  name: "写真がある",
  args: { member: { status: "ready", value: withPhoto } },
  parameters: { visual: { viewports: ["mobile", "desktop"] } },
  play: async () => {
    await expect(button("増田 碧さんの写真を変更")).toBeVisible();
    await expect(picture()).toHaveAttribute("src", `${drawnPhotos}12`);
    await expect(picture()).toHaveAttribute("alt", "");
  },
};

export const Off: Story = {
  name: "写真を使わないチーム",
  parameters: { visual: { disable: true } },
  args: { member: { status: "ready", value: withPhoto }, photos: null },
  play: async () => {
    await expect(screen.queryByRole("button", { name: /写真/ })).not.toBeInTheDocument();
    await expect(picture()).toBeNull();
  },
};

export const Archived: Story = {
  name: "卒業した選手の写真は、見えるだけ",
  parameters: { visual: { disable: true } },
  args: { member: { status: "ready", value: { ...archived, photo: 12, photo_consent: consent } } },
  play: async () => {
    await expect(picture()).toHaveAttribute("src", `${drawnPhotos}12`);
    await expect(screen.queryByRole("button", { name: /写真/ })).not.toBeInTheDocument();
  },
};

export const Adds: Story = {
  name: "操作：押して選び、同意を確かめて保存すると、フォーカスが戻る",
  parameters: { visual: { disable: true } },
  play: async ({ userEvent }) => {
    await userEvent.click(button("増田 碧さんの写真を付ける"));
    const dialog = await screen.findByRole("dialog", { name: "増田 碧さんの写真" });
    choose(dialog, await drawnFile("顔.png", { width: 300, height: 400 }));
    await within(dialog).findByRole("group", { name: "切り抜く範囲" });
    await userEvent.click(within(dialog).getByRole("checkbox", { name: "保護者の同意を得ています" }));
    await userEvent.click(within(dialog).getByRole("button", { name: "この写真にする" }));
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "増田 碧さんの写真" })).not.toBeInTheDocument());
    await expect(photos.onSave).toHaveBeenCalledOnce();
    await expect(button("増田 碧さんの写真を付ける")).toHaveFocus();
  },
};
