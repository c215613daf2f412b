/** 練習, 試合, 測定会, その他 (EV-1). */
export const eventKinds = ["practice", "game", "measuring", "other"] as const;
export type EventKind = (typeof eventKinds)[number];

/** 参加, 不参加, 遅刻・早退, 未定 (EV-1). */
export const attendanceAnswers = ["coming", "absent", "partly", "undecided"] as const;
export type AttendanceAnswer = (typeof attendanceAnswers)[number];

/** Whether a player with this answer is expected, and takes one of an event's places. */
export const isExpected = (answer: AttendanceAnswer | null) => answer === "coming" || answer === "partly";

/** 車: 出せる, 乗せてほしい, 使わない. */
export const carChoices = ["offer", "need", "none"] as const;
export type CarChoice = (typeof carChoices)[number];
