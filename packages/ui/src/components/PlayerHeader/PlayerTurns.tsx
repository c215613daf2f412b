import { useIntl } from "react-intl";
import styled, { css } from "styled-components";
import { navigationValueText } from "../../copy/frame/nav.ts";
import { token } from "../../tokens/theme.ts";
import { Icon, type IconPath } from "../Icon/Icon.tsx";
import { chevronLeftIcon, chevronRightIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";

type Neighbour = { name: string; href: string };
/** 一覧での前後の選手。端にはない。 */
export type PlayerTurnsProps = { previous?: Neighbour | undefined; next?: Neighbour | undefined };

/** 一覧での前の選手と次の選手へ。 */
export function PlayerTurns({ previous, next }: PlayerTurnsProps) {
  return (
    <>
      <Turn label={navigationValueText.previousPlayer} icon={chevronLeftIcon} to={previous} />
      <Turn label={navigationValueText.nextPlayer} icon={chevronRightIcon} to={next} />
    </>
  );
}

type TurnProps = {
  label: (typeof navigationValueText)["previousPlayer" | "nextPlayer"];
  icon: IconPath;
  to: Neighbour | undefined;
};

/** At the end of the list the arrow stays, grey, so that the other one does not move under the mouse. */
function Turn({ label, icon, to }: TurnProps) {
  const { formatMessage } = useIntl();
  if (!to) {
    return (
      <TurnEnd>
        <Icon path={icon} />
      </TurnEnd>
    );
  }
  const words = formatMessage(label, { name: to.name });
  return (
    <TurnLink look="bare" href={to.href} aria-label={words} title={words}>
      <Icon path={icon} />
    </TurnLink>
  );
}

const turn = css`
  display: grid;
  place-items: center;
  flex: none;
  width: ${token("control-m")};
  height: ${token("control-m")};
  border-radius: ${token("r-m")};
`;

const TurnLink = styled(Link)`
  ${turn}

  &:hover {
    background: ${token("surface-3")};
  }
`;

const TurnEnd = styled.span`
  ${turn}
  color: ${token("ink-disabled")};
`;
