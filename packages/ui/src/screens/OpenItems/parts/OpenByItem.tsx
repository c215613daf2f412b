import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { checkIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { openItemKindText, openItemsText, openItemsValueText, unreachedText } from "../../../copy/notices/openItems.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token, touchTarget } from "../../../tokens/theme.ts";
import { canRemind, familiesOf, idsOf, type OpenRow, openGroups } from "./openRows.ts";
import type { OpenActions } from "./useOpenCells.tsx";
import { itemIcons, useOpenWords } from "./useOpenWords.ts";

type OpenByItemProps = { rows: readonly OpenRow[]; today: string; actions: OpenActions };

/** ことがらごとの、まだの人。 */
export function OpenByItem({ rows, today, actions: { busy, onRemind } }: OpenByItemProps) {
  const { formatMessage } = useIntl();
  const words = useOpenWords(today);

  return (
    <Groups aria-label={formatMessage(openItemsText.list)}>
      {openGroups(rows).map(({ key, item, rows: people }) => {
        const going = people.filter(canRemind);
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
                <Person key={row.player.member_id} row={row} />
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
  );
}

function Person({ row }: { row: OpenRow }) {
  const { formatMessage } = useIntl();
  const { reach, reminded_today } = row.player;
  const grade = formatMessage(gradeText[row.member.grade]);

  if (reach !== "mail") {
    return <Plate data-state="unreached">{`${row.name} ${formatMessage(unreachedText[reach])}`}</Plate>;
  }
  if (reminded_today) {
    return (
      <Plate data-state="sent">
        <Icon path={checkIcon} size="s" />
        {`${row.name} ${formatMessage(openItemsText.sentToday)}`}
      </Plate>
    );
  }
  return <Plate data-state="open">{`${row.name} ${grade}`}</Plate>;
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

const Plate = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-1")};
  padding: ${token("sp-1")} ${token("sp-2")};
  border: ${token("hairline")} solid transparent;
  border-radius: ${token("r-s")};
  font-size: ${token("fs-small")};

  &[data-state="open"] {
    border-color: ${token("warn-mark")};
    background: ${token("warn-soft")};
    color: ${token("warn")};
    font-weight: ${token("fw-label")};
  }
  &[data-state="sent"] {
    background: ${token("surface-3")};
    color: ${token("ink-2")};
  }
  &[data-state="unreached"] {
    border-color: ${token("line-strong")};
    border-style: dashed;
    color: ${token("ink-2")};
  }
`;

const Way = styled(Link)`
  ${touchTarget}
`;
