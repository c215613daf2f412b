import { Header, Menu, MenuItem, MenuSection, Text } from "react-aria-components/Menu";
import styled from "styled-components";
import { Stack } from "../../layout/Stack/Stack.tsx";
import { media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { Link } from "../Link/Link.tsx";
import type { MenuEntry, MenuGroup } from "./menuItem.ts";
import type { PopupEntry } from "./usePopup.ts";

export type MenuListProps = {
  label: string;
  groups: readonly MenuGroup[];
  entry: PopupEntry;
  /** 選ばれた。閉じてから行うのは親の仕事。 */
  onChoose: (item: MenuEntry) => void;
  onClose: () => void;
};

/** 操作の一覧。矢印と文字で移り、Enter で選ぶ。 */
export function MenuList({ label, groups, entry, onChoose, onClose }: MenuListProps) {
  return (
    <List aria-label={label} autoFocus={entry === "container" ? true : entry} onClose={onClose}>
      {groups.map((group) => (
        <MenuSection key={group.id}>
          {group.label && <Heading>{group.label}</Heading>}
          {group.items.map((item) => (
            <Item key={item.id} item={item} onChoose={onChoose} />
          ))}
        </MenuSection>
      ))}
    </List>
  );
}

function Item({ item, onChoose }: { item: MenuEntry; onChoose: (item: MenuEntry) => void }) {
  const note = item.forbidden ?? item.description;

  return (
    <MenuItem
      id={item.id}
      textValue={item.label}
      {...(item.href !== undefined && { href: item.href })}
      shouldCloseOnSelect={!item.forbidden}
      onAction={() => onChoose(item)}
      data-tone={item.tone}
      // A disabled item stays focusable, so that its reason can be read.
      render={(props) =>
        "href" in props ? (
          <Link {...props} look="bare" />
        ) : (
          <div {...props} aria-disabled={item.forbidden ? true : undefined} />
        )
      }
    >
      {item.icon && <Sign path={item.icon} />}
      <Stack as="span" gap="none">
        <Text slot="label">{item.label}</Text>
        {note && <Text slot="description">{note}</Text>}
      </Stack>
    </MenuItem>
  );
}

const List = styled(Menu)`
  padding: ${token("sp-1")};
  outline: none;

  & > * + * {
    margin-block-start: ${token("sp-1")};
    padding-block-start: ${token("sp-1")};
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  & [role="menuitem"] {
    display: flex;
    align-items: center;
    gap: ${token("sp-3")};
    min-height: ${token("control-m")};
    padding: ${token("sp-1")} ${token("sp-3")};
    border-radius: ${token("r-s")};
    color: ${token("ink")};
    font-size: var(--menu-text, ${token("fs-body")});
    font-weight: ${token("fw-caption")};
    line-height: ${token("lh-label")};
    text-decoration: none;
    cursor: pointer;
    outline-offset: calc(-1 * ${token("rule")});
  }
  & [slot="description"] {
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
  }
  & [role="menuitem"][data-focused] {
    background: ${token("surface-3")};
  }
  & [data-tone="danger"] {
    color: ${token("danger")};
  }
  & [aria-disabled="true"] {
    color: ${token("ink-2")};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    & [role="menuitem"][data-focused] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    & [role="menuitem"][data-focused] [slot] {
      color: HighlightText;
    }
    & [aria-disabled="true"] {
      color: GrayText;
    }
  }
`;

const Heading = styled(Header)`
  padding: ${token("sp-1")} ${token("sp-3")};
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
`;

const Sign = styled(Icon)`
  color: ${token("ink-2")};

  [data-tone="danger"] > & {
    color: ${token("danger")};
  }
  [aria-disabled="true"] > & {
    opacity: 0.5;
  }
`;
