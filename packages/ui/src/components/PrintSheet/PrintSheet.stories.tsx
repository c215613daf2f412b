import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import styled from "styled-components";
import { expectToFitWindow } from "../../layout/fitsWindow.fixtures.ts";
import { token } from "../../tokens/theme.ts";
import { QrCode } from "../QrCode/QrCode.tsx";
import { HandwritingSpace } from "./HandwritingSpace.tsx";
import { Hatch } from "./Hatch.tsx";
import { PrintPreview } from "./PrintPreview.tsx";
import { PrintSection } from "./PrintSection.tsx";
import { PrintSheet } from "./PrintSheet.tsx";

const onPrint = fn();

const meta = {
  id: "components-print-sheet",
  title: "部品/印刷する紙",
  component: PrintSheet,
  parameters: { layout: "fullscreen" },
  args: {
    title: "増田 碧",
    aside: "ますだ みどり　中2　右投げ・右打ち",
    lead: "選手レポート　2026年8月21日〜11月20日（3か月）",
    teamName: "青葉台ベースボールクラブ",
    printed: "2026年11月20日 印刷　大野 直人",
    page: 1,
    pages: 1,
  },
  render: (args) => (
    <PrintPreview onPrint={onPrint}>
      <PrintSheet {...args}>
        <Two>
          <PrintSection title="測定" caption="11月20日 冬の測定会">
            <table>
              <tbody>
                <tr>
                  <th scope="row">50m走（秒）</th>
                  <td>8.02</td>
                </tr>
                <tr>
                  <th scope="row">遠投（m）</th>
                  <td>46.5</td>
                </tr>
              </tbody>
            </table>
          </PrintSection>
          <PrintSection title="直近14日の練習" caption="11/7 → 11/20">
            <Days role="img" aria-label="14日のうち12日練習しました">
              {practice.map(({ day, level }) => (
                <Hatch key={day} level={level} />
              ))}
            </Days>
            <Legend>
              {legend.map(([level, words]) => (
                <span key={level}>
                  <Hatch level={level} />
                  {words}
                </span>
              ))}
            </Legend>
          </PrintSection>
        </Two>
        <PrintSection title="指導者から・話したこと" grow>
          <HandwritingSpace lines={40} />
        </PrintSection>
      </PrintSheet>
    </PrintPreview>
  ),
} satisfies Meta<typeof PrintSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = { name: "一枚" };
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Mobile: Story = {
  name: "スマートフォン、長い名前、QRコード",
  globals: { viewport: { value: "mobile" } },
  args: {
    title: "長谷川 ひまり子",
    teamName: "青葉台ベースボールクラブ 小学部・中学部 合同チーム",
    corner: <QrCode text="https://kyuseki.example/measuring-day" label="入力画面のQRコード" />,
    pages: 2,
  },
  play: async ({ canvas }) => {
    await expectToFitWindow();
    const { left, right, width, height } = canvas.getByRole("article").getBoundingClientRect();
    await expect([left, right]).toEqual([16, 374]);
    await expect(height / width).toBeCloseTo(1123 / 794, 2);
    const {
      left: sheets,
      width: room,
      bottom,
    } = canvas.getByRole("group", { name: "印刷の見本" }).getBoundingClientRect();
    await expect([sheets, room]).toEqual([0, 390]);
    await expect(bottom - canvas.getByRole("article").getBoundingClientRect().bottom).toBeLessThan(20);
  },
};

export const Prints: Story = {
  name: "操作：印刷する、紙はいつも明るい",
  parameters: { visual: { disable: true } },
  globals: { theme: "dark" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "印刷する" }));
    await expect(onPrint).toHaveBeenCalledOnce();
    const sheet = canvas.getByRole("article");
    await expect(getComputedStyle(sheet).backgroundColor).toBe("rgb(255, 255, 255)");
    await expect(getComputedStyle(sheet).color).toBe("rgb(0, 0, 0)");
    const { width, height } = sheet.getBoundingClientRect();
    await expect([width, height]).toEqual([794, 1123]);
    await expect(sheet).toHaveTextContent("1 / 1");
    await expect(canvas.getByRole("region", { name: /^指導者から・話したこと/ })).toBeVisible();
  },
};

const practice = ([3, 2, 3, 3, 1, 1, 2, 0, 0, 2, 2, 2, 2, 2] as const).map((level, index) => ({
  day: `11/${index + 7}`,
  level,
}));
const legend = [
  [0, "なし"],
  [1, "15分まで"],
  [2, "45分まで"],
  [3, "45分より長い"],
] as const;

const Two = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token("sp-6")};

  & th {
    text-align: start;
  }
  & td {
    text-align: end;
  }
`;
const Days = styled.div`
  display: flex;
  gap: ${token("hairline")};

  & > svg {
    flex: 1;
    min-width: 0;
  }
`;
const Legend = styled.div`
  display: flex;
  gap: ${token("sp-3")};

  & > span {
    display: flex;
    align-items: center;
    gap: ${token("sp-1")};
  }
  & svg {
    width: ${token("icon-s")};
    height: ${token("icon-s")};
  }
`;
