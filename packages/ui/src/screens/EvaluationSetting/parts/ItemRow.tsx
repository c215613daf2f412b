import type { MeasureItem } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { chevronDownIcon, chevronUpIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { itemText, settingValueText } from "../../../copy/team/settings.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { Label } from "../../../layout/Text/Label.ts";
import { media, token } from "../../../tokens/theme.ts";
import { useItemWords } from "./useItemWords.ts";

type ItemRowProps = {
  item: MeasureItem;
  isFirst: boolean;
  isLast: boolean;
  /** あるときだけ、並べ替えられる。 */
  onMove: ((step: 1 | -1) => void) | undefined;
  onEdit: (() => void) | undefined;
};

/** ひとつの測定項目。 */
export function ItemRow({ item, isFirst, isLast, onMove, onEdit }: ItemRowProps) {
  const { formatMessage } = useIntl();
  const { summary } = useItemWords();
  const { name } = item;

  return (
    <Row>
      <Words>
        <Label>{name}</Label>
        <Summary>{summary(item)}</Summary>
      </Words>
      {onMove && (
        <>
          <Move
            icon={chevronUpIcon}
            label={formatMessage(settingValueText.up, { name })}
            aria-disabled={isFirst || undefined}
            onClick={() => onMove(-1)}
          />
          <Move
            icon={chevronDownIcon}
            label={formatMessage(settingValueText.down, { name })}
            aria-disabled={isLast || undefined}
            onClick={() => onMove(1)}
          />
        </>
      )}
      {onEdit && (
        <Button aria-label={formatMessage(settingValueText.editOf, { name })} onClick={onEdit}>
          {formatMessage(itemText.edit)}
        </Button>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${token("sp-1")};
  min-height: calc(${token("touch")} + ${token("sp-3")});
  padding-block: ${token("sp-1")};
  border-block-start: ${token("hairline")} solid ${token("line")};

  @media ${media.mobile} {
    & > [type="button"] {
      min-width: ${token("touch")};
      min-height: ${token("touch")};
    }
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  line-height: ${token("lh-small")};
  overflow-wrap: anywhere;
`;

const Summary = styled(Caption)`
  display: block;
`;

const Move = styled(IconButton)`
  &[aria-disabled="true"] {
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;
