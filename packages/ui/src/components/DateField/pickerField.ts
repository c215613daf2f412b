import type { ComponentPropsWithRef } from "react";
import type { ControlTexts, LabelPlace } from "../Field/LabelledControl.tsx";
import type { DayLimits } from "./dayLimits.ts";

/** 一日の欄にも期間の欄にもあるもの。 */
export type PickerFieldProps = Pick<
  ComponentPropsWithRef<"input">,
  "id" | "ref" | "required" | "disabled" | "autoFocus" | "aria-describedby"
> &
  ControlTexts &
  DayLimits & {
    /** 今日（日本時間）。暦の印と、よく使う日や期間に使う。未来を選べなくするには max にも渡す。 */
    today: string;
    labelPlace?: LabelPlace;
  };

export type DateFieldProps = PickerFieldProps &
  Pick<ComponentPropsWithRef<"input">, "name" | "form"> & {
    /** 「2026-11-20」。なければ null。打ちかけの日と、範囲の外の日は届かない。 */
    value: string | null;
    onChange: (day: string | null) => void;
  };

export type TimeFieldProps = ControlTexts &
  Pick<ComponentPropsWithRef<"input">, "id" | "name" | "form" | "required" | "disabled"> & {
    /** 「07:30」。なければ null。打ちかけの時刻は届かない。 */
    value: string | null;
    onChange: (time: string | null) => void;
  };
