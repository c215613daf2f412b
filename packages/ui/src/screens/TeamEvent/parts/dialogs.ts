export { CancelDialog } from "./actions/CancelDialog.tsx";
export { AnswerDialog } from "./attendance/AnswerDialog.tsx";
export { DutyDialog } from "./DutyDialog.tsx";
export { SuggestDialog } from "./SuggestDialog.tsx";
