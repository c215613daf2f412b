import type { Member } from "@kyuseki/domain";
import { createContext, useContext } from "react";
import type { RowId } from "../../../../components/DataTable/parts/tableFeatures.ts";
import type { PopupEntry } from "../../../../components/Menu/usePopup.ts";
import type { MemberRow } from "../memberRows.ts";
import type { Team } from "../team.ts";
import type { MemberAction } from "./memberAction.ts";

/** What the row buttons share through context, so that rows do not render again when it changes. */
export type Acting = {
  team: Team;
  /** Members that have an action in flight. */
  busy: ReadonlySet<RowId>;
  /** Runs an action, or asks first. `onDone` gets the ids of the members it succeeded for. */
  act: (action: MemberAction, members: readonly Member[], onDone?: (ids: readonly number[]) => void) => unknown;
  openMenu: (row: MemberRow, trigger: HTMLButtonElement, entry: PopupEntry) => unknown;
};

const ActingContext = createContext<Acting | null>(null);
export const ActingProvider = ActingContext.Provider;

export function useActing(): Acting {
  const acting = useContext(ActingContext);
  if (!acting) throw new Error("useActing is used outside of ActingProvider");
  return acting;
}
