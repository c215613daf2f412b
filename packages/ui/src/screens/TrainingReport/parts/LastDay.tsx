import type { TrainingDay, TrainingReportRow } from "@kyuseki/domain";
import { trainingMenus } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { ErrorState } from "../../../components/ErrorState/ErrorState.tsx";
import { messageIcon, noteIcon } from "../../../components/Icon/icons.ts";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { UnitNumber } from "../../../components/UnitNumber/UnitNumber.tsx";
import { amountUnitText, menuGroupText, trainingMenuText, trainingText } from "../../../copy/practice/training.ts";
import { trainingRecordText } from "../../../copy/practice/trainingRecord.ts";
import { trainingReportText, trainingReportValueText } from "../../../copy/practice/trainingReport.ts";
import { longDate } from "../../../format/date.ts";
import type { Loadable } from "../../../state/loadable.ts";
import { media, token } from "../../../tokens/theme.ts";

export type LastDayProps = {
  member: TrainingReportRow;
  /** 最後に記録した日。記録がなければ null が届く。 */
  day: Loadable<TrainingDay | null>;
  onRetry: () => void;
};

/** 開いた行の中身。最後の日に何をして、何を書いたか。 */
export function LastDay({ member, day, onRetry }: LastDayProps) {
  const { formatMessage } = useIntl();
  if (member.last_date === null) return <Detail>{formatMessage(trainingReportText.noRecord)}</Detail>;
  if (day.status === "failed") return <ErrorState code={day.code} onRetry={onRetry} />;
  if (day.status === "loading") {
    return (
      <Detail aria-busy="true">
        <Skeleton shape="title" />
        <Skeleton />
      </Detail>
    );
  }
  const entries = day.value?.entries ?? [];
  const memos = entries.map(({ memo }) => memo).filter(Boolean);

  return (
    <Detail>
      <Part>
        <h3>{formatMessage(trainingReportValueText.dayOf, { date: longDate(member.last_date) })}</h3>
        <ul>
          {entries.map(({ id, menu, amount, unit, minutes, entered_by }) => (
            <Entry key={id}>
              <Group>{formatMessage(menuGroupText[trainingMenus[menu]])}</Group>
              <Menu>
                {formatMessage(trainingMenuText[menu])}
                {amount !== null && ` ${amount}${unit ? formatMessage(amountUnitText[unit]) : ""}`}
                {entered_by && <Tag tone="i">{formatMessage(trainingRecordText.byCoach)}</Tag>}
              </Menu>
              {minutes !== null && <UnitNumber value={minutes} digits={0} unit={formatMessage(trainingText.minute)} />}
            </Entry>
          ))}
        </ul>
      </Part>
      <Part>
        <h3>{formatMessage(trainingReportText.memo)}</h3>
        <Memo>{memos.length > 0 ? memos.join("\n") : formatMessage(trainingReportText.noMemo)}</Memo>
        <Ways>
          <ButtonLink icon={noteIcon} href={`/note/note-list/${member.id}`}>
            {formatMessage(trainingReportText.note)}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            icon={messageIcon}
            href={`/training-report/${member.id}?day=${member.last_date}#comment`}
          >
            {formatMessage(trainingReportText.comment)}
          </ButtonLink>
        </Ways>
      </Part>
    </Detail>
  );
}

const Detail = styled.div`
  display: grid;
  gap: ${token("sp-4")} ${token("sp-6")};
  padding: ${token("sp-2")} ${token("sp-3")};
  white-space: normal;

  @media ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    padding-inline: calc(${token("avatar")} + ${token("sp-3")}) ${token("sp-2")};
  }
`;

const Part = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Entry = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${token("sp-4")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
  font-size: ${token("fs-small")};
`;

const Group = styled.b`
  flex: none;
  font-weight: ${token("fw-label")};
`;

const Menu = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Memo = styled.p`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body-lg")};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${token("sp-2")};
  margin-block-start: auto;

  @media ${media.mobile} {
    justify-content: start;
  }
`;
