import type { TeamEvent } from "@kyuseki/domain";

export type EventActionsProps = {
  event: TeamEvent;
  /** 中止でなく、終わってもいない。 */
  isOpen: boolean;
  savingCalendar: boolean;
  onCalendar: () => void;
  onCancel: () => void;
  onDelete: () => void;
};
