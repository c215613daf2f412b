import type { Grade } from "@kyuseki/domain";
import { defineMessages, type MessageDescriptor } from "react-intl";

/** School grades (EN-3). */
export const gradeText = defineMessages({
  e1: { id: "grade.e1", defaultMessage: "小1" },
  e2: { id: "grade.e2", defaultMessage: "小2" },
  e3: { id: "grade.e3", defaultMessage: "小3" },
  e4: { id: "grade.e4", defaultMessage: "小4" },
  e5: { id: "grade.e5", defaultMessage: "小5" },
  e6: { id: "grade.e6", defaultMessage: "小6" },
  j1: { id: "grade.j1", defaultMessage: "中1" },
  j2: { id: "grade.j2", defaultMessage: "中2" },
  j3: { id: "grade.j3", defaultMessage: "中3" },
  h1: { id: "grade.h1", defaultMessage: "高1" },
  h2: { id: "grade.h2", defaultMessage: "高2" },
  h3: { id: "grade.h3", defaultMessage: "高3" },
}) satisfies Record<Grade, MessageDescriptor>;
