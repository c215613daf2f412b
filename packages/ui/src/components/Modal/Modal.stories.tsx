import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { downloadIcon, refreshIcon } from "../Icon/icons.ts";
import { Select } from "../Select/Select.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Modal } from "./Modal.tsx";

const meta = {
  id: "components-modal",
  title: "部品/モーダル",
  component: Modal,
  tags: ["!autodocs"],
  args: {
    title: "お問い合わせ",
    onClose: fn(),
    children: (
      <>
        <p>お名前：大野 直人さま　返信先：ohno@aobadai-bbc.example</p>
        <Select
          label="お問い合わせの種類"
          value="bug"
          onChange={fn()}
          options={[
            { value: "bug", label: "不具合" },
            { value: "other", label: "その他" },
          ]}
        />
        <TextField label="ページ・画面" defaultValue="測定データ分析の散布図の表示" />
        <TextField label="お使いの端末" defaultValue="Windows 11／Chrome 131" />
      </>
    ),
    footer: (
      <>
        <Button>キャンセル</Button>
        <Button variant="primary">確認する</Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Form: Story = { name: "入力" };
export const Mobile: Story = { name: "スマートフォンでは下から", globals: { viewport: { value: "mobile" } } };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const Contrast: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };

export const StatPanel: Story = {
  name: "濃い地・狭い幅",
  args: {
    title: "チームQRコード",
    tone: "board",
    size: "s",
    children: (
      <>
        <strong>青葉台ベースボールクラブ</strong>
        <p>選手のアプリで読み取ってもらってください。</p>
      </>
    ),
    footer: (
      <>
        <Button variant="board" icon={refreshIcon}>
          再発行する
        </Button>
        <Button variant="accent" icon={downloadIcon}>
          画像を保存する
        </Button>
      </>
    ),
  },
};

const manyRows = Array.from(
  { length: 30 },
  (_, index) => `${index + 1}行目：長谷川 ひまり子さんの登録を読み込みました。`,
);

export const Long: Story = {
  name: "長い中身と長い見出し・広い幅",
  args: {
    size: "l",
    title: "長谷川 ひまり子さんの登録は、片山さんが先に保存しています。残すほうを項目ごとに選んでください",
    aside: <Tag tone="w">確認</Tag>,
    children: (
      <ol>
        {manyRows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ol>
    ),
  },
};
export const LongOnMobile: Story = {
  ...Long,
  name: "長い中身はスマートフォンでも中だけが動く",
  globals: { viewport: { value: "mobile" } },
};
