import { useIntl } from "react-intl";
import styled from "styled-components";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { checkIcon } from "../../../components/Icon/icons.ts";
import { gradeText } from "../../../copy/members/person.ts";
import { openItemsText, unreachedText } from "../../../copy/notices/openItems.ts";
import { token } from "../../../tokens/theme.ts";
import type { OpenRow } from "./openRows.ts";

/** ことがらの中の一人。知らせられるか、もう送ったか。 */
export function OpenPerson({ row }: { row: OpenRow }) {
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
