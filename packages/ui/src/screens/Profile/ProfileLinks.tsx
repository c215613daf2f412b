import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../components/Icon/Icon.tsx";
import type { IconName } from "../../components/Icon/iconPaths.ts";
import { Link } from "../../components/Link/Link.tsx";
import { Panel } from "../../components/Panel/Panel.tsx";
import { navigationText } from "../../copy/nav.ts";
import { profileText } from "../../copy/profile.ts";
import { token } from "../../tokens/theme.ts";

type Way = "report" | "print" | "training" | "notes" | "evaluation";
export type ProfileLinksProps = { hrefs: Readonly<Record<Way, string>> };

/** その選手の、ほかの画面。 */
export function ProfileLinks({ hrefs }: ProfileLinksProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush aria-label={formatMessage(profileText.ways)}>
      <Ways>
        {ways.map(({ way, icon, name, hint }) => (
          <li key={way}>
            <Link look="bare" href={hrefs[way]}>
              <Icon name={icon} />
              <b>{formatMessage(name)}</b>
              {hint && <small>{formatMessage(hint)}</small>}
              <Icon name="chevronRight" size="s" />
            </Link>
          </li>
        ))}
      </Ways>
    </Panel>
  );
}

const ways = [
  { way: "report", icon: "scatter", name: profileText.report, hint: profileText.reportHint },
  { way: "print", icon: "print", name: navigationText.print, hint: null },
  { way: "training", icon: "record", name: profileText.training, hint: null },
  { way: "notes", icon: "note", name: profileText.notes, hint: null },
  { way: "evaluation", icon: "gauge", name: profileText.evaluation, hint: null },
] as const satisfies readonly { way: Way; icon: IconName; name: object; hint: object | null }[];

const Ways = styled.ul`
  & > li + li {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & a {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-height: calc(${token("touch")} + ${token("sp-3")});
    padding: ${token("sp-2")} ${token("sp-4")};
  }
  & a:hover {
    background: ${token("surface-2")};
  }
  & a:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
  & b {
    flex: 1;
    font-weight: ${token("fw-h3")};
  }
  & small {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & svg:last-child {
    color: ${token("ink-3")};
  }
`;
