import { kanaName, memberName, type TrainingPlayer } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { editIcon } from "../../../components/Icon/icons.ts";
import { Link } from "../../../components/Link/Link.tsx";
import { usePainWords } from "../../../components/PainReport/usePainWords.ts";
import { PlayerTurns, type PlayerTurnsProps } from "../../../components/PlayerHeader/PlayerTurns.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { gradeText } from "../../../copy/members/person.ts";
import { trainingPlayerText, trainingPlayerValueText } from "../../../copy/practice/trainingPlayer.ts";
import { trainingRecordText } from "../../../copy/practice/trainingRecord.ts";
import { longDate } from "../../../format/date.ts";
import { media, token } from "../../../tokens/theme.ts";

export type PlayerHeadProps = Pick<TrainingPlayer, "member" | "pain"> &
  /** スマートフォンでは出さない。 */
  PlayerTurnsProps & {
    /** 選手に代わって記入する。なければ、いまは記入できない選手。 */
    onRecord: (() => void) | undefined;
  };

/** だれの記録か。痛みの記録があれば、真っ先に言う。 */
export function PlayerHead({ member, pain, previous, next, onRecord }: PlayerHeadProps) {
  const { formatMessage } = useIntl();
  const { painOf } = usePainWords();
  const name = memberName(member);

  return (
    <Head>
      <Avatar name={name} size="l" />
      <Who>
        <Name>
          {name} <Tag>{formatMessage(gradeText[member.grade])}</Tag>
        </Name>
        <Kana>{kanaName(member)}</Kana>
        <Ways aria-label={formatMessage(trainingPlayerText.ways)}>
          <Way href={`/member-list/${member.id}`}>{formatMessage(trainingPlayerText.member)}</Way>
          <Way href={`/note/note-list/${member.id}`}>{formatMessage(trainingPlayerText.note)}</Way>
        </Ways>
      </Who>
      {pain && (
        <Banner tone="w">
          <b>{painOf(pain)}</b>{" "}
          <Link href={`/training-report/${member.id}?day=${pain.date}#day`}>
            {formatMessage(trainingPlayerValueText.reported, { date: longDate(pain.date) })}
          </Link>
        </Banner>
      )}
      {onRecord && (
        <Button icon={editIcon} onClick={onRecord}>
          {formatMessage(trainingRecordText.record)}
        </Button>
      )}
      <Turns>
        <PlayerTurns previous={previous} next={next} />
      </Turns>
    </Head>
  );
}

const Head = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  @media ${media.mobile} {
    padding-inline: ${token("sp-3")};

    & > [data-tone] {
      flex: 1 1 100%;
    }
  }
`;

const Who = styled.div`
  flex: 1 1 0;
  min-width: min(${token("cell-m")}, 100%);
`;

const Name = styled.h2`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${token("sp-2")};
  font-size: ${token("fs-h1-header")};
  font-feature-settings: normal;
  line-height: ${token("lh-h1")};
  overflow-wrap: anywhere;
`;

const Kana = styled.p`
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-label")};
`;

const Ways = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token("sp-4")};
  font-size: ${token("fs-small")};
`;

const Turns = styled.div`
  display: flex;
  gap: ${token("sp-2")};

  @media ${media.mobile} {
    display: none;
  }
`;

const Way = styled(Link)`
  @media ${media.mobile} {
    padding-block: ${token("sp-3")};
  }
`;
