import type { Member } from "@kyuseki/domain";
import type { LoadPart, MemberAction } from "@kyuseki/ui";
import { useCallback, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { useServices } from "../../services/services.ts";
import type { ActionRunner, UnderWay } from "../memberActions/createActionRunner.ts";

/** What is being done to members, and the way to do it: its code is fetched with the first action. */
export function useMemberActions(loadPart: LoadPart) {
  const services = useServices();
  const intl = useIntl();
  const [underWay, setUnderWay] = useState<UnderWay>(nothing);
  const actor = useRef<ActionRunner>(null);

  const act = useCallback(
    async (action: MemberAction, members: readonly Member[]): Promise<readonly number[]> => {
      // The row answers the press at once.
      setUnderWay(({ busy, run }) => ({ busy: new Set([...busy, ...members.map(({ id }) => id)]), run }));
      const part = await loadPart(() => import("../memberActions/createActionRunner.ts"));
      if (!part) setUnderWay(nothing);
      else actor.current ??= part.createActionRunner(services, intl, setUnderWay);
      return actor.current?.act(action, members) ?? [];
    },
    [services, intl, loadPart],
  );
  const stop = useCallback(() => actor.current?.stop(), []);

  return { ...underWay, act, stop };
}

const nothing: UnderWay = { busy: new Set(), run: null };
