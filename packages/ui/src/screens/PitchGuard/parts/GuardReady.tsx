import { useDeferredValue } from "react";
import { Page } from "../../../layout/Page/Page.tsx";
import { GuardBody } from "./GuardBody.tsx";
import { GuardExport } from "./GuardExport.tsx";
import { GuardFilters } from "./GuardFilters.tsx";
import type { GuardReadyProps } from "./guardReadyProps.ts";

/** 届いたあとの画面。 */
export function GuardReady(props: GuardReadyProps) {
  const { guard, players, view, onExport } = props;
  // What is typed into the search is painted before the list is drawn anew.
  const deferred = useDeferredValue(props);

  return (
    <Page>
      <GuardFilters
        {...props}
        shown={players.length}
        toExport={
          players.length > 0 && (
            <GuardExport guard={guard} players={players} days={Number(view.days)} {...(onExport && { onExport })} />
          )
        }
      />
      <GuardBody {...deferred} />
    </Page>
  );
}
