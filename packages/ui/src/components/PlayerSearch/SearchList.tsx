import { kanaName, memberName } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { searchPanelText } from "../../copy/support/search.ts";
import type { Loadable } from "../../state/loadable.ts";
import { media, token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { chevronRightIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { popupStyle } from "../Menu/popupStyle.ts";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { SearchStatus } from "./SearchStatus.tsx";
import type { SearchGroup, SearchHit } from "./searchOptions.ts";

type Readiness = Loadable<unknown>["status"];
export type SearchListProps = {
  id: string;
  groups: readonly SearchGroup[];
  /** いま選ばれている行。フォーカスは欄に残る。 */
  activeId: string | undefined;
  /** 探している言葉。まだ打たれていなければ null。 */
  typed: string | null;
  search: Readiness;
  members: Readiness;
  onOpen: (hit: SearchHit) => void;
  onForgetRecent: () => void;
  onRetry: () => void;
};

/** 検索欄の下に出る結果。 */
export function SearchList({ id, groups, activeId, onOpen, onForgetRecent, ...state }: SearchListProps) {
  const { formatMessage } = useIntl();
  const hasRecent = groups.some((group) => group.id === "recent");

  return (
    // The focus stays in the field, so that a press here does not close the list before it counts.
    <Panel onMouseDown={(event) => event.preventDefault()}>
      {groups.length > 0 && (
        <div role="listbox" id={id} aria-label={formatMessage(searchPanelText.results)}>
          {groups.map((group) => (
            <Part key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
              <p id={`${id}-${group.id}`} role="presentation">
                {formatMessage(searchPanelText[group.id])}
              </p>
              {group.options.map((option) => (
                <Link
                  key={option.id}
                  id={option.id}
                  look="bare"
                  role="option"
                  tabIndex={-1}
                  href={option.href}
                  aria-selected={option.id === activeId}
                  onClick={() => onOpen(option.hit)}
                >
                  <OptionFace hit={option.hit} />
                  <Arrow path={chevronRightIcon} size="s" />
                </Link>
              ))}
            </Part>
          ))}
        </div>
      )}
      <SearchStatus found={groups.reduce((sum, group) => sum + group.options.length, 0)} {...state} />
      {hasRecent && (
        <div data-part="foot">
          <Button variant="ghost" size="s" onClick={onForgetRecent}>
            {formatMessage(searchPanelText.forget)}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function OptionFace({ hit }: { hit: SearchHit }) {
  if (hit.kind === "screen") return <span>{hit.label}</span>;
  const { member } = hit;
  return <PersonCell name={memberName(member)} kana={kanaName(member)} grade={member.grade} />;
}

const Panel = styled.div`
  ${popupStyle}
  position: absolute;
  inset-block-start: calc(100% + ${token("sp-2")});
  inset-inline-end: 0;
  width: max(100%, ${token("form")});
  max-height: calc(100dvh - ${token("header")} - ${token("sp-6")});

  & > [data-part="foot"] {
    padding: ${token("sp-1")} ${token("sp-2")};
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
`;

const Part = styled.div`
  padding: ${token("sp-2")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & > [role="presentation"] {
    padding: ${token("sp-1")} ${token("sp-2")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & > [role="option"] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token("sp-3")};
    min-height: ${token("touch")};
    padding: ${token("sp-1")} ${token("sp-2")};
    border-radius: ${token("r-s")};
  }
  & > [role="option"]:hover {
    background: ${token("surface-3")};
  }
  & > [role="option"][aria-selected="true"] {
    background: ${token("primary-soft")};
    box-shadow: inset 0 0 0 ${token("rule")} ${token("primary")};
  }
  @media ${media.forcedColors} {
    & > [role="option"][aria-selected="true"] {
      outline: ${token("rule")} solid Highlight;
      outline-offset: calc(-1 * ${token("rule")});
    }
  }
`;

const Arrow = styled(Icon)`
  color: ${token("ink-3")};
`;
