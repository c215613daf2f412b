import type { ProviderEvent } from "@kyuseki/domain";
import { readMarkdown } from "@kyuseki/domain/markdown";
import { fn } from "storybook/test";
import { club } from "../../components/NoticeView/club.fixtures.ts";
import { takePart } from "../../state/takePart.harness.ts";
import type { EventDetailScreenProps } from "./eventDetailProps.ts";

const at = (time: string) => new Date(`2026-${time}:00+09:00`).toISOString();

/** As the server answers a text. */
export const written = (body: string) => ({ body, body_tree: readMarkdown(body) });

export const nowS = Date.parse(at("11-20T20:00")) / 1000;

export const providerEvent: ProviderEvent = {
  provider_event_id: 4,
  title: "冬の測定会",
  starts_at: at("12-05T09:00"),
  ends_at: at("12-05T15:00"),
  all_day: false,
  place: "青葉スポーツセンター 第1体育館",
  target: "小学4年生から中学2年生",
  capacity: 60,
  applied: 41,
  own: 3,
  apply_until: at("11-28T18:00"),
  ...written(
    "## 測るもの\n\n- 50m走、立ち幅とび、握力\n- 打球速度とスイング速度\n\n結果は **その日のうちに** チームへ届きます。",
  ),
  author: "球跡 運営",
  member_ids: [1047, 1053, 1055],
};

export const eventDetailArgs = {
  event: { status: "ready", value: providerEvent },
  members: { status: "ready", value: club },
  nowS,
  onApply: fn(async (_memberIds: readonly number[]) => {}),
  onCalendar: fn(async () => {}),
  loadPart: takePart,
  onRetry: fn(),
} satisfies EventDetailScreenProps;
