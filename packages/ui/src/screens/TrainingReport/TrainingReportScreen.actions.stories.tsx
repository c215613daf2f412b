import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { TrainingReportHarness } from "./TrainingReport.harness.tsx";
import { TrainingReportScreen } from "./TrainingReportScreen.tsx";
import { lastDay, report } from "./trainingReport.fixtures.ts";
import { defaultTrainingReportView } from "./view.ts";

const meta = {
  id: "screens-training-report-actions",
  title: "画面/実施記録（選手別）（操作）",
  component: TrainingReportScreen,
  render: (args) => <TrainingReportHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  args: {
    report: { status: "ready", value: report },
    view: defaultTrainingReportView,
    opened: null,
    onViewChange: fn(),
    onOpen: fn(),
    onRetry: fn(),
    onRetryDay: fn(),
  },
} satisfies Meta<typeof TrainingReportScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filters: Story = {
  name: "操作：絞り込みと並び順（D-9）",
  play: async ({ args, canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    await step("はじめは実施率の低い順", async () => {
      await expect(names().slice(0, 2)).toEqual(["野野口 咲茉小3", "桜桜井 伊織小2"]);
      await expect(canvas.getByRole("columnheader", { name: /実施率（低い順）/ })).toHaveAttribute(
        "aria-sort",
        "ascending",
      );
    });
    await step("期間", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "直近3か月" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ period: 3, page: 1 });
      await expect(canvas.getByRole("columnheader", { name: "前の3か月" })).toBeVisible();
    });
    await step("3日以上記録がない人だけ", async () => {
      const chip = canvas.getByRole("button", { name: "3日以上記録がない選手のみ" });
      await userEvent.click(chip);
      await expect(chip).toHaveAttribute("aria-pressed", "true");
      await expect(await canvas.findByText("12人中 7人")).toBeVisible();
    });
    await step("よみがなで探す", async () => {
      await userEvent.type(canvas.getByRole("searchbox", { name: "名前・よみがな" }), "さか");
      await waitFor(() => expect(names()).toEqual(["坂坂口 律中2"]));
    });
    await step("外すと戻り、連続の長い順にできる", async () => {
      await userEvent.clear(canvas.getByRole("searchbox"));
      await userEvent.click(canvas.getByRole("button", { name: "3日以上記録がない選手のみ" }));
      await userEvent.click(canvas.getByRole("button", { name: "連続" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "streak", dir: "desc" }, page: 1 });
      await waitFor(() => expect(names()[0]).toBe("小小野寺 湊高2"));
    });
  },
};

const coachsDay = {
  ...lastDay,
  entries: lastDay.entries.map((entry) =>
    entry.menu === "catch" ? { ...entry, entered_by: { name: "村瀬 亮" } } : entry,
  ),
};

export const Opens: Story = {
  name: "操作：行を開いて最後の日を見る",
  args: { opened: { id: 206, day: { status: "ready", value: coachsDay } } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("何をして何を書いたか", async () => {
      await expect(canvas.getByRole("heading", { name: "11月20日（金）の記録" })).toBeVisible();
      await expect(canvas.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(
        expect.arrayContaining(["打撃ティー 50球35分", "投球キャッチボール指導者が記入20分", "体力柔軟 3セット15分"]),
      );
      await expect(canvas.getByText(/^外角は体が開かないように/)).toBeVisible();
    });
    await step("コメントへ行ける", async () => {
      await expect(canvas.getByRole("link", { name: "コメントする" })).toHaveAttribute(
        "href",
        "/training-report/206?day=2026-11-20#comment",
      );
    });
    await step("別の行を開くと、前の行は閉じる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "坂口 律の詳細" }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(204);
      await expect(canvas.getByRole("button", { name: "木下 紬の詳細" })).toHaveAttribute("aria-expanded", "false");
      await userEvent.click(canvas.getByRole("button", { name: "坂口 律の詳細" }));
      await expect(args.onOpen).toHaveBeenLastCalledWith(null);
    });
  },
};

export const DayFails: Story = {
  name: "操作：最後の日が届かなければ、そこだけ読み直す（ER-4）",
  args: { opened: { id: 206, day: { status: "failed", code: "unavailable" } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "再読み込みする" }));
    await expect(args.onRetryDay).toHaveBeenCalledOnce();
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole("rowheader")).toHaveLength(10);
  },
};

export const PainFirst: Story = {
  name: "操作：痛みの記録を先に知らせ、その日へ行ける",
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "大塚 奏太 右ひじの痛み 3／10（11/18）" });
    await expect(link).toHaveAttribute("href", "/training-report/210?day=2026-11-18#day");
    const [table] = canvas.getAllByRole("table");
    await expect(table && link.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const Exports: Story = {
  name: "操作：絞り込んだ選手のすべての数字を CSV にする",
  args: { view: { ...defaultTrainingReportView, q: "おおつか" }, onExport: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "CSVで保存する" }));
    await waitFor(() => expect(args.onExport).toHaveBeenCalledOnce());
    await expect(args.onExport).toHaveBeenCalledWith(
      [
        "\uFEFF氏名,よみがな,学年,実施日数,対象日数,実施率（%）,前の期間の実施率（%）,連続（日）,時間（分）,負荷（分×きつさ）," +
          "打撃（本）,打撃（分）,投球（球）,守備（球）,走塁（回）,走塁（周）,体力（セット）,体力（km）,体力（分）,試合（分）,最終記録,7日以内の痛み",
        "大塚 奏太,おおつか かなた,小5,26,31,84,61,3,988,4940,1120,26,480,130,26,12,48,2.6,45,110,2026-11-20,右ひじの痛み 3／10",
      ].join("\r\n"),
      "実施記録_20261120.csv",
    );
  },
};

export const Amounts: Story = {
  name: "操作：練習量に切り替え、時間・負荷・種類ごとの量で並べる（D-9）",
  play: async ({ args, canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole("rowheader").map(({ textContent }) => textContent);
    const heads = () => canvas.getAllByRole("columnheader").map(({ textContent }) => textContent);
    const cellsOf = (name: RegExp) => {
      const row = canvas.getByRole("rowheader", { name }).closest("tr");
      return [...(row?.querySelectorAll("td") ?? [])].map(({ textContent }) => textContent);
    };
    await step("実施率の列には、時間と負荷がある", async () => {
      await expect(heads()).toEqual([
        "選手",
        "実施率（低い順）",
        "前の1か月",
        "連続",
        "直近14日 11/7〜11/20",
        "時間",
        "負荷",
        "最終記録",
        "詳細",
      ]);
      await expect(cellsOf(/野口/).slice(4, 6)).toEqual(["190分", "950"]);
    });
    await step("練習量では、種類ごとに単位ごとの和が並び、ちがう単位は足されない", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "練習量" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ columns: "amounts" });
      await expect(heads()).toEqual([
        "選手",
        "実施率（低い順）",
        "日数",
        "時間",
        "負荷",
        "打撃",
        "投球",
        "守備",
        "走塁",
        "体力",
        "試合",
        "その他",
        "詳細",
      ]);
      await expect(cellsOf(/西田/)).toEqual([
        "77%",
        "24日",
        "912分",
        "4,560",
        "720本24分",
        "240球",
        "120球",
        "24回12周",
        "60セット2.4km45分",
        "110分",
        "–記録なし",
        "",
      ]);
    });
    await step("打撃の多い順は、いちばん多くの選手が記録した単位でくらべる", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "打撃" }));
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "batting", dir: "desc" }, page: 1 });
      await waitFor(() => expect(names()[0]).toBe("小小野寺 湊高2"));
      await expect(heads()).toContain("打撃（本の多い順）");
      await expect(heads()).not.toContain("実施率");
    });
    await step("実施率の列に戻しても、並べている列は残る", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "実施率" }));
      await expect(heads()).toContain("打撃（本の多い順）");
      await userEvent.click(canvas.getByRole("button", { name: "負荷" }));
      await waitFor(() => expect(heads()).not.toContain("打撃"));
      await expect(canvas.getByRole("columnheader", { name: "負荷" })).toHaveAttribute("aria-sort", "descending");
    });
  },
};

export const AmountsPhone: Story = {
  name: "操作：スマートフォンで練習量を見て、並び順を選ぶ",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "練習量" }));
    await step("一人分に、日数・時間・負荷と、記録のある種類だけが出る", async () => {
      const card = canvas.getByRole("link", { name: /野口 咲茉/ }).closest("article");
      await expect([...(card?.querySelectorAll("dl > div") ?? [])].map(({ textContent }) => textContent)).toEqual([
        "打撃240本",
        "守備25球",
        "体力6セット45分",
        "試合110分",
        "日数5日",
        "時間190分",
        "負荷950",
      ]);
    });
    await step("並び順", async () => {
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "並び順" }), "走塁の多い順");
      await expect(args.onViewChange).toHaveBeenLastCalledWith({ sort: { id: "running", dir: "desc" }, page: 1 });
      await expect(canvas.getByText("すべて・走塁の多い順")).toBeVisible();
    });
  },
};

export const Phone: Story = {
  name: "操作：スマートフォンの絞り込み",
  globals: { viewport: { value: "mobile" } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("すべて・実施率の低い順")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "絞り込み" }));
    const sheet = within(screen.getByRole("dialog", { name: "絞り込み" }));
    await userEvent.click(sheet.getByRole("button", { name: "小" }));
    await userEvent.click(sheet.getByRole("button", { name: "7人を表示する" }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ grade: "e", page: 1 });
    await expect(await canvas.findByText("12人中 7人")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "絞り込み 1件の条件" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "CSVで保存する" })).toBeVisible();
  },
};
