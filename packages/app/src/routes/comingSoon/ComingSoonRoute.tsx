import { ComingSoonScreen, promiseText, titleText, VisuallyHidden } from "@kyuseki/ui";
import { useIntl } from "react-intl";
import { useLocation } from "react-router-dom";
import { matchPath } from "../../navigation/match.ts";
import { useSession } from "../../services/services.ts";

/** Every route that is not built yet. */
export function Component() {
  const { formatMessage } = useIntl();
  const session = useSession();
  const matched = matchPath(useLocation().pathname);
  if (matched.kind !== "screen") return null;

  const { id, fullScreen } = matched.route;
  const promise = promiseText[id];
  const isInShell = session.status === "signed_in" && !fullScreen;
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
  if (isInShell) return page;
  // Without the shell a screen brings its own heading, and on a full page its own main part.
  const headed = (
    <>
      <VisuallyHidden>
        <h1>{formatMessage(titleText[id])}</h1>
      </VisuallyHidden>
      {page}
    </>
  );
  return fullScreen ? <main>{headed}</main> : headed;
}
