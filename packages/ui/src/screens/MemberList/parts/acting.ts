import type { Member } from "@kyuseki/domain";
import { createContext, useContext } from "react";
import type { RowId } from "../../../components/DataTable/parts/tableFeatures.ts";
import type { PopupEntry } from "../../../components/Menu/usePopup.ts";
import type { MemberAction } from "./memberAction.ts";
import type { MemberRow } from "./memberRows.ts";
import type { Team } from "./team.ts";

/** What the buttons of a row share: the rows themselves are not drawn again when it changes. */
export type Acting = {
  team: Team;
  /** Members something is being done to. */
  busy: ReadonlySet<RowId>;
  /** Does it, or asks first. `onDone` hears the ids of those it was done to. */
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
