import type { TrainingDay, TrainingReportRow } from "@kyuseki/domain";
import { trainingMenus } from "@kyuseki/domain/training";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Skeleton } from "../../components/Skeleton/Skeleton.tsx";
import { UnitNumber } from "../../components/UnitNumber/UnitNumber.tsx";
import { amountUnitText, menuGroupText, trainingMenuText, trainingText } from "../../copy/training.ts";
import { trainingReportText, trainingReportValueText } from "../../copy/trainingReport.ts";
import { longDate } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { lastDayStyle } from "./lastDayStyle.ts";

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
      <section>
        <h3>{formatMessage(trainingReportValueText.dayOf, { date: longDate(member.last_date) })}</h3>
        <ul>
          {entries.map(({ id, menu, amount, unit, minutes }) => (
            <li key={id}>
              <b>{formatMessage(menuGroupText[trainingMenus[menu]])}</b>
              <span>
                {formatMessage(trainingMenuText[menu])}
                {amount !== null && ` ${amount}${unit ? formatMessage(amountUnitText[unit]) : ""}`}
              </span>
              {minutes !== null && <UnitNumber value={minutes} digits={0} unit={formatMessage(trainingText.minute)} />}
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h3>{formatMessage(trainingReportText.memo)}</h3>
        <p>{memos.length > 0 ? memos.join("\n") : formatMessage(trainingReportText.noMemo)}</p>
        <div data-part="ways">
          <ButtonLink icon="note" href={`/note/note-list/${member.id}`}>
            {formatMessage(trainingReportText.note)}
          </ButtonLink>
          <ButtonLink
            variant="primary"
            icon="message"
            href={`/training-report/${member.id}?day=${member.last_date}#comment`}
          >
            {formatMessage(trainingReportText.comment)}
          </ButtonLink>
        </div>
      </section>
    </Detail>
  );
}

const Detail = styled.div`
  ${lastDayStyle}
`;
