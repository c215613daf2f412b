import type { AttendanceAnswer, CarChoice } from "@kyuseki/domain";
import type { TypedMessageDescriptor } from "react-intl";
import { plain } from "../plain.ts";

/** 出欠 of a player, in the order in which it is asked. */
export const attendanceText = plain.defineMessages({
  coming: { id: "attendance.coming", defaultMessage: "参加" },
  absent: { id: "attendance.absent", defaultMessage: "不参加" },
  partly: { id: "attendance.partly", defaultMessage: "遅刻・早退" },
  undecided: { id: "attendance.undecided", defaultMessage: "未定" },
}) satisfies Record<AttendanceAnswer, TypedMessageDescriptor>;

/** 車 of a family, in the order in which it is asked. */
export const carText = plain.defineMessages({
  offer: { id: "car.offer", defaultMessage: "出せる" },
  need: { id: "car.need", defaultMessage: "乗せてほしい" },
  none: { id: "car.none", defaultMessage: "使わない" },
}) satisfies Record<CarChoice, TypedMessageDescriptor>;
