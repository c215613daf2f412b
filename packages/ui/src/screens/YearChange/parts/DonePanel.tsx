import type { YearChange } from "@kyuseki/domain";
import { useEffect, useId, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { checkIcon, undoIcon } from "../../../components/Icon/icons.ts";
import { StatPanel } from "../../../components/StatPanel/StatPanel.tsx";
import { lastYearChangeText, yearChangeText, yearChangeValueText } from "../../../copy/members/yearChange.ts";
import { dayOf, longDate, timeOf } from "../../../format/date.ts";
import { PanelNote } from "../../../layout/Text/PanelNote.ts";
import { media, token } from "../../../tokens/theme.ts";
import { useYearWords } from "./useYearWords.ts";
import { momentOf } from "./yearState.ts";

type DonePanelProps = {
  /** いま生きている更新。なければ、年度だけを言う。 */
  change: YearChange | null;
  isUndoable: boolean;
  isManager: boolean;
  year: number;
  /** たったいま実行した。見出しにフォーカスを移して、読まれるようにする。 */
  isNews: boolean;
  onAskUndo: (change: YearChange) => void;
};

/** 更新が済んだこと。たったいま実行したなら、見出しが読まれる。 */
export function DonePanel({ change, isUndoable, isManager, year, isNews, onAskUndo }: DonePanelProps) {
  const { formatMessage } = useIntl();
  const { done } = useYearWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);

  const when = ({ done_at }: YearChange) => {
    const at = momentOf(done_at);
    return formatMessage(yearChangeValueText.doneAt, { day: longDate(dayOf(at)), time: timeOf(at) });
  };

  useEffect(() => {
    if (isNews) title.current?.focus();
  }, [isNews]);

  return (
    <StatPanel aria-labelledby={titleId}>
      <DoneFace>
        <Mark>
          <Icon path={checkIcon} size="l" />
        </Mark>
        <div>
          <Title id={titleId} ref={title} tabIndex={-1}>
            {formatMessage(isUndoable ? yearChangeValueText.done : yearChangeValueText.standsAt, {
              year,
            })}
          </Title>
          {change && (
            <PanelNote>
              {done(change.counts)} <Part>{when(change)}</Part> <Part>{change.done_by}</Part>
            </PanelNote>
          )}
        </div>
        <Actions>
          {isManager && change && isUndoable && (
            <Button variant="board" icon={undoIcon} aria-haspopup="dialog" onClick={() => onAskUndo(change)}>
              {formatMessage(lastYearChangeText.undoYear)}
            </Button>
          )}
          <ButtonLink variant="accent" href="/member-list">
            {formatMessage(yearChangeText.toList)}
          </ButtonLink>
        </Actions>
      </DoneFace>
    </StatPanel>
  );
}

const DoneFace = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("sp-4")};
  padding: ${token("sp-5")};

  @media ${media.compact} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media ${media.mobile} {
    padding: ${token("sp-4")};
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: ${token("avatar-xl")};
  height: ${token("avatar-xl")};
  padding-block-end: ${token("sp-3")};
  background: ${token("accent")};
  color: ${token("accent-ink")};
  clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
    color: Canvas;
  }
`;

const Title = styled.h2`
  font-size: ${token("fs-h1-header")};
  outline-offset: ${token("edge")};
`;

const Part = styled.span`
  display: inline-block;
  margin-inline-end: ${token("sp-2")};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-3")};

  @media ${media.compact} {
    grid-column: 1 / -1;
  }
  @media ${media.mobile} {
    & > * {
      flex: 1 1 auto;
    }
  }
`;
