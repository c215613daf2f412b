import { ComingSoonScreen, promiseText, titleText } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { useSession } from "../../house/services.ts";
import { matchPath } from "../match.ts";

/** Every route that is not built yet. */
export function Component() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const matched = matchPath(useLocation().pathname);
  if (matched.kind !== "screen") return null;

  const { id, fullScreen } = matched.route;
  const promise = promiseText[id];
  const page = (
    <ComingSoonScreen
      title={formatMessage(titleText[id])}
      promise={promise ? formatMessage(promise).split("\n") : []}
      next={
        session.status === "signed_in"
          ? { href: "/member-list", label: formatMessage(titleText["member-list"]) }
          : { href: "/login", label: formatMessage(titleText.login) }
      }
    />
  );
  return fullScreen ? <main>{page}</main> : page;
}
