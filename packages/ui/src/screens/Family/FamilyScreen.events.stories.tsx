import type { FamilyPage } from "@kyuseki/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { FamilyHarness } from "./Family.harness.tsx";
import { FamilyScreen, type FamilyScreenProps } from "./FamilyScreen.tsx";
import { calledOff, game, nowS, practice, withEvents } from "./family.fixtures.ts";
import { acts, answers, familyArgs } from "./familyArgs.fixtures.ts";

const meta = {
  id: "screens-family-events",
  title: "画面/家族のページ/出欠と予定",
  component: FamilyScreen,
  tags: ["!autodocs"],
  render: (args) => <FamilyHarness {...args} />,
  parameters: { layout: "fullscreen", visual: { disable: true } },
  globals: { viewport: { value: "mobile" } },
  args: { ...familyArgs, page: { status: "ready", value: { ...withEvents, notices: [practice] } } },
} satisfies Meta<typeof FamilyScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const openIn = (canvas: ReturnType<typeof within>) => within(canvas.getByRole("region", { name: "まだの返事" }));
const cardOf = async (canvas: ReturnType<typeof within>) => {
  const title = await openIn(canvas).findByRole("heading", { name: "11月22日（日） 練習試合（2試合）" });
  const card = title.closest("article");
  if (!card) throw new Error("no card");
  return within(card);
};
const ready = (value: Partial<FamilyPage>): FamilyScreenProps["page"] => ({
  status: "ready",
  value: { ...withEvents, notices: [], ...value },
});

export const Ready: Story = {
  name: "表示",
  // Nothing becomes read while the pictures are taken.
  render: (args) => <FamilyScreen {...args} />,
  parameters: { visual: { disable: false, viewports: ["tablet", "laptop", "desktop"] } },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.getByText("11月21日（土） 18:00 まで")).toBeVisible();
    await expect(card.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "集合",
      "試合",
      "第2試合",
      "解散",
      "場所",
      "相手",
      "持ち物",
      "雨の場合",
      "当番",
      "連絡先",
    ]);
    await expect(card.getByText("7:15 三塁側")).toBeVisible();
    await expect(card.getByRole("link", { name: "090-1234-5678" })).toHaveAttribute("href", "tel:09012345678");
    await expect(canvas.getByRole("navigation", { name: "このページの中" })).toHaveTextContent(
      "まだの返事2件未読1件次の予定11/21土",
    );
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    await expect(plan.getByText("練習試合（2試合）")).toHaveTextContent("練習試合（2試合） 11/22 7:15〜15:00");
    await expect(plan.getByText("2人乗せられる")).toBeVisible();
  },
};
export const Dark: Story = { name: "暗い画面", globals: { theme: "dark" } };
export const ForcedColors: Story = { name: "ハイコントラスト", globals: { contrast: "forced" } };
export const Desktop: Story = { name: "デスクトップ", globals: { viewport: { value: "desktop" } } };

export const Attends: Story = {
  name: "操作：出欠を押すと、その子の分だけが送られる。ひとことも",
  play: async ({ args, canvas, userEvent }) => {
    const card = await cardOf(canvas);
    const ritsu = within(card.getByRole("group", { name: "律さんの返事" }));
    await userEvent.click(ritsu.getByRole("button", { name: "遅刻・早退" }));
    await expect(args.answers.onAttend).toHaveBeenCalledWith(42, [{ member_id: 5, answer: "partly" }], "");
    await expect(ritsu.getByRole("button", { name: "遅刻・早退" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.type(card.getByRole("textbox", { name: "ひとこと" }), "9時に着きます{Enter}");
    await expect(args.answers.onAttend).toHaveBeenLastCalledWith(
      42,
      [{ member_id: 5, answer: "partly" }],
      "9時に着きます",
    );
  },
};

export const Cars: Story = {
  name: "操作：車は家族に一つ。乗せられる人数は1人から9人まで",
  args: { page: ready({ events: [{ ...game, car: null }] }) },
  play: async ({ args, canvas, step, userEvent }) => {
    const card = await cardOf(canvas);
    const car = within(card.getByRole("group", { name: "車" }));
    await step("はじめは1人", async () => {
      await userEvent.click(car.getByRole("button", { name: "出せる" }));
      await expect(args.answers.onCar).toHaveBeenLastCalledWith(42, "offer", 1);
    });
    const seats = within(card.getByRole("group", { name: "乗せられる人数" }));
    await step("1人より少なくはできない", async () => {
      await userEvent.click(seats.getByRole("button", { name: "1人へらす" }));
      await expect(args.answers.onCar).toHaveBeenCalledOnce();
      await userEvent.click(seats.getByRole("button", { name: "1人ふやす" }));
      await expect(args.answers.onCar).toHaveBeenLastCalledWith(42, "offer", 2);
      await expect(seats.getByText("2人")).toBeVisible();
    });
    await step("使わなければ、人数は聞かない", async () => {
      await userEvent.click(car.getByRole("button", { name: "使わない" }));
      await expect(args.answers.onCar).toHaveBeenLastCalledWith(42, "none", 0);
      await expect(card.queryByRole("group", { name: "乗せられる人数" })).toBeNull();
    });
  },
};

export const Changes: Story = {
  name: "操作：予定を開いて、返事を変える。残りの予定も見る",
  play: async ({ args, canvas, step, userEvent }) => {
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    await userEvent.click(plan.getByText("第1グラウンド 全員"));
    const [hana] = plan.getAllByRole("group", { name: "花さんの返事" });
    if (!hana) throw new Error("no answer");
    await userEvent.click(within(hana).getByRole("button", { name: "不参加" }));
    await expect(args.answers.onAttend).toHaveBeenLastCalledWith(
      41,
      [{ member_id: 8, answer: "absent" }],
      "15時に帰ります",
    );
    await step("中止の行事は、わけを言い、返事を聞かない", async () => {
      await userEvent.click(plan.getByRole("button", { name: "予定をすべて見る" }));
      await userEvent.click(plan.getByText("中止"));
      await expect(plan.getByText("グラウンドが使えないため、お休みにします。")).toBeVisible();
    });
  },
};

export const Calendar: Story = {
  name: "操作：EV-3 カレンダーのアドレスを作り、写すか開く",
  play: async ({ args, canvas, userEvent }) => {
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    await userEvent.click(plan.getByRole("button", { name: "カレンダーに追加" }));
    await expect(args.acts.onCalendar).not.toHaveBeenCalled();
    await userEvent.click(plan.getByRole("button", { name: "アドレスを作る" }));
    const address = "https://kyuseki.example/calendar/abcdefghijklmnopqrstuvwxyz.ics";
    await expect(await plan.findByRole("textbox", { name: "カレンダーのアドレス" })).toHaveValue(address);
    await expect(plan.getByRole("link", { name: "カレンダーアプリで開く" })).toHaveAttribute(
      "href",
      address.replace("https:", "webcal:"),
    );
    await userEvent.click(plan.getByRole("button", { name: "コピーする" }));
    await expect(args.acts.onCopy).toHaveBeenCalledWith(address);
    await expect(await plan.findByText("コピーしました。")).toBeVisible();
  },
};

export const CalendarRefused: Story = {
  name: "操作：アドレスを作れなければ、わけを言う",
  args: { acts: { ...acts, onCalendar: fn(() => Promise.reject(new Error("chunk"))) } },
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    await userEvent.click(plan.getByRole("button", { name: "カレンダーに追加" }));
    await userEvent.click(plan.getByRole("button", { name: "アドレスを作る" }));
    await expect(await plan.findByRole("alert")).toHaveTextContent("サーバーにつながりませんでした。");
    await expect(plan.getByRole("button", { name: "アドレスを作る" })).toBeVisible();
  },
};

export const Full: Story = {
  name: "定員に達した行事と、断られた返事",
  args: {
    page: ready({ events: [{ ...game, full: true }] }),
    answers: { ...answers, failures: { e42: { code: "invalid", message: "定員の13人に達しています。" } } },
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.getByText(/^定員に達しています。/)).toBeVisible();
    await expect(card.getByRole("alert")).toHaveTextContent("定員の13人に達しています。");
  },
};

export const Weekly: Story = {
  name: "操作：CO-7 毎週の行事は、次の回の返事だけを待つ。先の回は予定から答えられる",
  args: {
    page: ready({
      events: [
        game,
        { ...game, event_id: 45, starts_at: "2026-11-29T00:00:00Z", ends_at: "2026-11-29T06:00:00Z", asked: false },
      ],
    }),
  },
  play: async ({ args, canvas, userEvent }) => {
    await cardOf(canvas);
    await expect(openIn(canvas).getAllByRole("article")).toHaveLength(1);
    await expect(canvas.getByRole("button", { name: "まだの返事 1件" })).toBeVisible();
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    const [, later] = plan.getAllByText("練習試合（2試合）");
    if (!later) throw new Error("no later event");
    await userEvent.click(later);
    await userEvent.click((await plan.findAllByRole("button", { name: "不参加" })).at(-1) ?? later);
    await expect(args.answers.onAttend).toHaveBeenCalledWith(45, [{ member_id: 5, answer: "absent" }], "");
  },
};

export const Late: Story = {
  name: "締め切りのあと",
  args: { page: ready({ events: [game] }), nowS: nowS + 24 * 3600 },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.getByText(/締め切りを過ぎました。いまからの返事も/)).toBeVisible();
  },
};

export const CalledOff: Story = {
  name: "返事のとちゅうで中止・取り消しになった。打った言葉は残る",
  args: {
    page: ready({ events: [{ ...calledOff, cancel_message: "雨のため、お休みにします。" }] }),
    answers: {
      ...answers,
      comments: { e44: "行けます" },
      failures: {
        e44: { code: "conflict", message: "この行事は中止になりました" },
        e99: { code: "not_found", message: "この行事は取り消されました。予定を見てください。" },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const plan = within(await canvas.findByRole("region", { name: "予定" }));
    await expect(plan.getByText("この行事は取り消されました。予定を見てください。")).toBeVisible();
    await userEvent.click(plan.getByText("中止"));
    await expect(plan.getByText("雨のため、お休みにします。")).toBeVisible();
    await expect(plan.getByRole("textbox", { name: "ひとこと" })).toHaveValue("行けます");
    await expect(openIn(canvas).getByText("まだの返事はありません")).toBeVisible();
  },
};

export const Offline: Story = {
  name: "ネットワークがない：押した出欠と車は端末に残る",
  args: {
    online: false,
    page: ready({ events: [game] }),
    answers: {
      ...answers,
      sending: {
        "e42-5": { answer: "coming", comment: "", state: "unsent" },
        "e42-car": { answer: "offer", comment: "", seats: 3, state: "unsent" },
      },
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const card = await cardOf(canvas);
    await expect(card.getByText("3人")).toBeVisible();
    const again = card.getAllByRole("button", { name: "もう一度送る" });
    for (const button of again) await userEvent.click(button);
    await expect(args.answers.onAttend).toHaveBeenCalledWith(42, [{ member_id: 5, answer: "coming" }], "");
    await expect(args.answers.onCar).toHaveBeenCalledWith(42, "offer", 3);
  },
};

export const Player: Story = {
  name: "選手本人のページでは、車を聞かない",
  args: { page: ready({ reader: "player", events: [{ ...game, car: null }] }) },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas);
    await expect(card.queryByRole("group", { name: "車" })).toBeNull();
  },
};

export const LongText: Story = {
  name: "長い名前と、終日の行事",
  args: {
    page: ready({
      events: [
        {
          ...game,
          title: "青葉台みどりが丘ジュニアソフトボールスポーツ少年団との交流試合と合同練習会",
          place: "市民総合運動公園 第二野球場 サブグラウンド 三塁側ダグアウトの裏にある駐車場の横の広場",
          bring: "ユニフォーム、".repeat(28),
        },
        {
          ...calledOff,
          event_id: 45,
          state: "planned",
          all_day: true,
          starts_at: "2026-12-11T15:00:00Z",
          ends_at: "2026-12-13T15:00:00Z",
        },
      ],
    }),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect((await canvas.findAllByText("12月12日（土）〜12月13日（日）"))[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
