import { pageSpan, pageWithin } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { Link } from "../../../components/Link/Link.tsx";
import { Pagination } from "../../../components/Pagination/Pagination.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { openItemKindText, openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";
import type { OpenItemsScreenProps } from "../openItemsProps.ts";
import { OpenPerson } from "./OpenPerson.tsx";
import { familiesOf, idsOf, type OpenRow, openGroups } from "./openRows.ts";
import type { OpenActions } from "./useOpenCells.tsx";
import { itemIcons, useOpenWords } from "./useOpenWords.ts";

type OpenByItemProps = Pick<OpenItemsScreenProps, "today" | "view" | "onViewChange"> & {
  rows: readonly OpenRow[];
  actions: OpenActions;
};

/** ことがらごとの、まだの人。 */
export function OpenByItem({ rows, today, view, onViewChange, actions: { busy, onRemind } }: OpenByItemProps) {
  const { formatMessage } = useIntl();
  const words = useOpenWords(today);
  const groups = openGroups(rows);
  const page = pageWithin(view.page, groups.length, view.size);
  const { first, last } = pageSpan(page, groups.length, view.size);

  return (
    <>
      <Groups aria-label={formatMessage(openItemsText.list)}>
        {groups.slice(first - 1, last).map(({ key, item, rows: people }) => {
          const going = people.filter(({ canRemind }) => canRemind);
          const families = familiesOf(going);
          const title = words.title(item);
          const href = words.href(item);
          const kind = formatMessage(openItemKindText[item.kind]);
          return (
            <Group key={key}>
              <Head>
                <Kind tone="w">
                  <Icon path={itemIcons[item.kind]} size="s" />
                  {kind}
                </Kind>
                <Title>{href === undefined ? title : <Way href={href}>{title}</Way>}</Title>
                <Caption>{words.due(item)}</Caption>
                <Count>{formatMessage(openItemsValueText.person, { count: people.length })}</Count>
              </Head>
              <People>
                {people.map((row) => (
                  <OpenPerson key={row.player.member_id} row={row} />
                ))}
              </People>
              {families > 0 && (
                <span>
                  <Button
                    size="s"
                    busy={going.some(({ player }) => busy.has(player.member_id))}
                    aria-label={formatMessage(openItemsValueText.remindAbout, {
                      families,
                      kind,
                      subject: title,
                    })}
                    onClick={() => onRemind(idsOf(going))}
                  >
                    {formatMessage(openItemsValueText.remindFamilies, { families })}
                  </Button>
                </span>
              )}
            </Group>
          );
        })}
      </Groups>
      <Pagination total={groups.length} page={page} size={view.size} onChange={onViewChange} />
    </>
  );
}

const Groups = styled.ul`
  display: flex;
  flex-direction: column;
`;

const Group = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-3")};
  padding: ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
`;

const Kind = styled(Tag)`
  gap: ${token("sp-1")};
`;

const Title = styled.b`
  min-width: 0;
  font-size: ${token("fs-h3")};
  overflow-wrap: anywhere;
`;

const Count = styled.b`
  margin-inline-start: auto;
  font-family: ${token("font-num")};
  font-size: ${token("fs-num-s")};
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;

const Way = styled(Link)`
  ${touchTarget}
`;
