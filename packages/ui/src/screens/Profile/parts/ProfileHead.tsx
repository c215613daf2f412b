import { kanaName, type Member, type MemberDetail, memberName, type SportType } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { type PhotosSrc, photoSrc } from "../../../components/Avatar/photoSrc.ts";
import { PersonCell } from "../../../components/PersonCell/PersonCell.tsx";
import { UniformNumber } from "../../../components/PlayerHeader/UniformNumber.tsx";
import { RecordPanel } from "../../../components/RecordPanel/RecordPanel.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { navigationValueText } from "../../../copy/frame/nav.ts";
import { titleText } from "../../../copy/frame/titles.ts";
import { archivedAsText, genderNounText } from "../../../copy/members/memberDetail.ts";
import { membersText } from "../../../copy/members/members.ts";
import { handText } from "../../../copy/members/person.ts";
import { token } from "../../../tokens/theme.ts";

type ProfileHeadProps = {
  /** まだ分からなければ undefined。 */
  member: Member | undefined;
  detail: MemberDetail | null;
  sportType: SportType;
  photos: PhotosSrc;
};

/** 得点板の地に、だれかと自己ベスト。 */
export function ProfileHead({ member, detail, sportType, photos }: ProfileHeadProps) {
  const { formatMessage } = useIntl();
  const words = useHeadWords(sportType);

  return (
    <Ground aria-label={formatMessage(titleText.profile)}>
      {member ? (
        <PersonCell
          size="xl"
          avatar={<Avatar name={memberName(member)} src={photoSrc(photos, member)} size="xl" />}
          name={memberName(member)}
          kana={kanaName(member)}
          grade={member.grade}
          detail={words(member)}
        >
          <UniformNumber number={member.uniform_number} />
          {member.archived_as && <Tag>{formatMessage(archivedAsText[member.archived_as])}</Tag>}
        </PersonCell>
      ) : (
        <Skeleton shape="title" />
      )}
      {detail && <RecordPanel records={detail.records} />}
    </Ground>
  );
}

/** 女子・右投げ・右打ち; hands in baseball only (EN-1). */
function useHeadWords(sportType: SportType) {
  const { formatMessage } = useIntl();

  return ({ gender, additional }: Member) => {
    const { pitching = null, batting = null } = (sportType === "baseball" && additional) || {};
    return [
      gender && formatMessage(genderNounText[gender]),
      pitching && formatMessage(navigationValueText.throws, { hand: formatMessage(handText[pitching]) }),
      batting && formatMessage(navigationValueText.bats, { hand: formatMessage(handText[batting]) }),
    ]
      .filter((word) => word !== null)
      .join(formatMessage(membersText.separator));
  };
}

const Ground = styled.section`
  --ink-2: ${token("board-ink-2")};
  --ink-3: ${token("board-ink-2")};
  --line-2: ${token("board-line")};
  --surface-3: ${token("board-3")};

  display: grid;
  gap: ${token("sp-4")};
  padding: ${token("sp-4")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;
