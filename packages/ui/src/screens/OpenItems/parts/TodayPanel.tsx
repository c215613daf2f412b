import { type Member, type OpenItems, shortNames } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { openItemsText, openItemsValueText } from "../../../copy/notices/openItems.ts";
import { momentOf, timeOf } from "../../../format/date.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { familiesAmong } from "./openRows.ts";

type TodayPanelProps = { open: OpenItems; members: readonly Member[] };

/** 今日、だれがどの家族に知らせたか。 */
export function TodayPanel({ open, members }: TodayPanelProps) {
  const { formatMessage } = useIntl();
  const names = shortNames(members);
  if (open.today.length === 0) return null;

  const namesOf = (memberIds: readonly number[]) => {
    const known = memberIds.flatMap((id) => names.get(id) ?? []);
    const shown = known.slice(0, namesShown).join("、");
    const rest = memberIds.length - Math.min(known.length, namesShown);
    return rest > 0 ? formatMessage(openItemsValueText.andMore, { names: shown, rest }) : shown;
  };

  return (
    <Panel title={formatMessage(openItemsText.todayTitle)}>
      <FactList>
        {open.today.map(({ at, author, member_ids }) => (
          <Fact key={at} term={timeOf(momentOf(at))}>
            <span>
              {formatMessage(openItemsValueText.sentTo, {
                families: familiesAmong(open, member_ids),
                names: namesOf(member_ids),
                b: (words) => <b key={String(words)}>{words}</b>,
              })}
            </span>
            {author && <Caption>{author}</Caption>}
          </Fact>
        ))}
      </FactList>
    </Panel>
  );
}

const namesShown = 4;
