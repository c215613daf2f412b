import { kanaName, memberName, type TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../components/Avatar/Avatar.tsx";
import { Banner } from "../../components/Banner/Banner.tsx";
import { Icon } from "../../components/Icon/Icon.tsx";
import { Link } from "../../components/Link/Link.tsx";
import { usePainWords } from "../../components/PainReport/usePainWords.ts";
import { Tag } from "../../components/Tag/Tag.tsx";
import { navigationValueText } from "../../copy/nav.ts";
import { gradeText } from "../../copy/person.ts";
import { trainingPlayerText, trainingPlayerValueText } from "../../copy/trainingPlayer.ts";
import { longDate } from "../../format/date.ts";
import { playerHeadStyle } from "./playerHeadStyle.ts";

type Neighbour = { name: string; href: string };

export type PlayerHeadProps = Pick<TrainingPlayer, "member" | "pain"> & {
  /** 一覧での前後の選手。端ではない。スマートフォンでは出さない。 */
  previous?: Neighbour | undefined;
  next?: Neighbour | undefined;
};

/** だれの記録か。痛みの記録があれば、真っ先に言う。 */
export function PlayerHead({ member, pain, previous, next }: PlayerHeadProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const name = memberName(member);

  return (
    <Head>
      <Avatar name={name} size="l" />
      <div data-part="who">
        <h2>
          {name} <Tag>{formatMessage(gradeText[member.grade])}</Tag>
        </h2>
        <p>{kanaName(member)}</p>
        <nav aria-label={formatMessage(trainingPlayerText.ways)}>
          <Link href={`/member-list/${member.id}`}>{formatMessage(trainingPlayerText.member)}</Link>
          <Link href={`/note/note-list/${member.id}`}>{formatMessage(trainingPlayerText.note)}</Link>
        </nav>
      </div>
      {pain && (
        <Banner tone="w">
          <b>{painOf(pain)}</b>{" "}
          <Link href={`/training-report/${member.id}?day=${pain.date}#day`}>
            {formatMessage(trainingPlayerValueText.reported, { date: longDate(pain.date) })}
          </Link>
        </Banner>
      )}
      <div data-part="turns">
        <Turn label={navigationValueText.previousPlayer} icon="chevronLeft" to={previous} />
        <Turn label={navigationValueText.nextPlayer} icon="chevronRight" to={next} />
      </div>
    </Head>
  );
}

type TurnProps = {
  label: (typeof navigationValueText)["previousPlayer" | "nextPlayer"];
  icon: "chevronLeft" | "chevronRight";
  to: Neighbour | undefined;
};

/** At the end of the list the arrow stays, grey, so that the other one does not move under the mouse. */
function Turn({ icon, label, to }: TurnProps) {
  const { formatMessage } = useIntl();
  if (!to) {
    return (
      <span data-part="turn">
        <Icon name={icon} />
      </span>
    );
  }
  const words = formatMessage(label, { name: to.name });
  return (
    <Link look="bare" href={to.href} data-part="turn" aria-label={words} title={words}>
      <Icon name={icon} />
    </Link>
  );
}

const Head = styled.section`
  ${playerHeadStyle}
`;
