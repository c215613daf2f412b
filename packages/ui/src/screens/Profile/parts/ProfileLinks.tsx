import { useIntl } from "react-intl";
import styled from "styled-components";
import type { IconPath } from "../../../components/Icon/Icon.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import {
  chevronRightIcon,
  gaugeIcon,
  noteIcon,
  printIcon,
  recordIcon,
  scatterIcon,
} from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { profileText } from "../../../copy/analyzer/profile.ts";
import { measureText } from "../../../copy/controls/measures.ts";
import { navigationText } from "../../../copy/frame/nav.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";

type Way = "report" | "print" | "training" | "notes" | "evaluation";
export type ProfileLinksProps = { hrefs: Readonly<Record<Way, string>> };

/** その選手の、ほかの画面。 */
export function ProfileLinks({ hrefs }: ProfileLinksProps) {
  const { formatMessage } = useIntl();

  return (
    <Panel flush aria-label={formatMessage(profileText.ways)}>
      <ul>
        {ways.map(({ way, icon, name, hint }) => (
          <Row key={way}>
            <WayLink look="bare" href={hrefs[way]}>
              <Icon path={icon} />
              <Name>{formatMessage(name)}</Name>
              {hint && <Caption>{formatMessage(hint)}</Caption>}
              <Chevron path={chevronRightIcon} size="s" />
            </WayLink>
          </Row>
        ))}
      </ul>
    </Panel>
  );
}

const ways = [
  { way: "report", icon: scatterIcon, name: profileText.report, hint: profileText.reportHint },
  { way: "print", icon: printIcon, name: navigationText.print, hint: null },
  { way: "training", icon: recordIcon, name: profileText.training, hint: null },
  { way: "notes", icon: noteIcon, name: measureText.notes, hint: null },
  { way: "evaluation", icon: gaugeIcon, name: profileText.evaluation, hint: null },
] as const satisfies readonly { way: Way; icon: IconPath; name: object; hint: object | null }[];

const WayLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding: ${token("sp-2")} ${token("sp-4")};

  &:hover {
    background: ${token("surface-2")};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token("edge")});
  }
`;

const Name = styled.b`
  flex: 1;
`;

const Chevron = styled(Icon)`
  color: ${token("ink-3")};
`;

const Row = styled.li`
  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;
