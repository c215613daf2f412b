import type { OpenItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { openItemKindText } from "../../../copy/notices/openItems.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";
import { itemIcons, useOpenWords } from "./useOpenWords.ts";

/** ひとつの「まだのこと」。 */
export function ItemTag({ item, today }: { item: OpenItem; today: string }) {
  const { formatMessage } = useIntl();
  const words = useOpenWords(today);

  const href = words.href(item);
  const plate = (
    <Plate>
      <Icon path={itemIcons[item.kind]} size="s" />
      <Kind>{formatMessage(openItemKindText[item.kind])}</Kind> <Subject>{words.short(item)}</Subject>
    </Plate>
  );

  return href === undefined ? (
    plate
  ) : (
    <Way look="bare" href={href}>
      {plate}
    </Way>
  );
}

const Way = styled(Link)`
  max-width: 100%;
  ${touchTarget}

  &:hover {
    text-decoration: underline;
  }
`;

const Plate = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  max-width: min(100%, ${token("cell-l")} * 0.8);
  padding: ${token("sp-1")} ${token("sp-2")};
  border-radius: ${token("r-s")};
  background: ${token("surface-3")};
  color: ${token("ink")};
  font-size: ${token("fs-caption")};
`;

const Kind = styled.b`
  flex: none;
`;

const Subject = styled.span`
  overflow: hidden;
  color: ${token("ink-2")};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
