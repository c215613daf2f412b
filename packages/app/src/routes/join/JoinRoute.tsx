import { applyToJoin, checkJoinCode, Failure } from "@kyuseki/domain";
import type { Call } from "@kyuseki/domain/client";
import { JoinScreen, type JoinScreenProps } from "@kyuseki/ui/screens/Join";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { toLoadable } from "../../data/loadable.ts";
import { queryKeys } from "../../data/queryKeys.ts";
import type { PathParams } from "../../navigation/match.ts";
import { answerFreshMs } from "../../services/freshness.ts";
import { type PrefetchServices, useServices } from "../../services/services.ts";
import { joinTexts } from "./joinTexts.ts";

export const prefetch = ({ call, queries }: PrefetchServices, _search: string, _params: PathParams, hash: string) =>
  queries.prefetchQuery(joiningQuery(call, decoded(hash.slice(1))));

const joiningQuery = (call: Call, code: string) =>
  queryOptions({
    queryKey: queryKeys.joining(code),
    queryFn: ({ signal }) => call(checkJoinCode, { body: { code }, signal }).catch(asNotFound),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: answerFreshMs,
  });

/** The form to apply for membership, without signing in (BE-6). The code stands behind the `#` of the link (S5). */
export function Component() {
  const { call, config } = useServices();
  const navigate = useNavigate();
  const code = decoded(useLocation().hash.slice(1));
  const [texts] = useState(joinTexts.read);
  const page = useQuery(joiningQuery(call, code));

  const handleApply: JoinScreenProps["onApply"] = async (draft) => {
    const receipt = await call(applyToJoin, { body: { ...draft, code } });
    joinTexts.forget();
    return receipt;
  };

  return (
    <JoinScreen
      page={toLoadable(page)}
      canMail={config.mail !== undefined}
      texts={texts}
      onTextsChange={joinTexts.keep}
      onApply={handleApply}
      onEnterCode={(entered) => void navigate(`/join#${encodeURIComponent(entered)}`)}
      onRetry={() => void page.refetch()}
      termsHref="/terms"
      privacyHref="/privacy"
    />
  );
}

/** As it was typed; a broken escape is part of an unknown code. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A code cut short in a message is as unknown as one that never was. */
function asNotFound(error: unknown): never {
  throw error instanceof Failure && error.code === "invalid" ? new Failure("not_found") : error;
}
