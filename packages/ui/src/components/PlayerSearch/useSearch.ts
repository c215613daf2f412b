import type { Member } from "@kyuseki/domain";
import { useMemo, useState } from "react";
import { useIntl } from "react-intl";
import type { Loadable } from "../../state/loadable.ts";
import type { FindableScreen, Search } from "./createSearch.ts";

type Engine = typeof import("./createSearch.ts");

/** The search, imported and prepared on first use. */
export function useSearch(members: readonly Member[], screens: readonly FindableScreen[]) {
  const { formatMessage } = useIntl();
  const [engine, setEngine] = useState<Loadable<Engine>>({ status: "loading" });

  const search = useMemo<Loadable<Search>>(
    () =>
      engine.status === "ready"
        ? { status: "ready", value: engine.value.createSearch(members, screens, formatMessage) }
        : engine,
    [engine, members, screens, formatMessage],
  );
  const prepare = () => {
    if (engine.status === "ready") return;
    import("./createSearch.ts").then(
      (value) => setEngine({ status: "ready", value }),
      () => setEngine({ status: "failed", code: "unavailable" }),
    );
  };
  return { search, prepare };
}
