import {
  analyzerUsage,
  type Hand,
  type Member,
  type MemberDetail,
  type SportType,
  trainingUsage,
} from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { BodyGrowth } from "../../../charts/BodyGrowth/BodyGrowth.tsx";
import { BodyRecords } from "../../../charts/BodyGrowth/BodyRecords.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { StatusLabel } from "../../../components/StatusLabel/StatusLabel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { navigationValueText } from "../../../copy/frame/nav.ts";
import { memberDetailText } from "../../../copy/members/memberDetail.ts";
import { membersText } from "../../../copy/members/members.ts";
import { handText } from "../../../copy/members/person.ts";
import { slashDate } from "../../../format/date.ts";
import { ServiceFact, type ServiceFactProps } from "./ServiceFact.tsx";

export type MemberFactsProps = Pick<ServiceFactProps, "member" | "onLinkCall"> & {
  /** null はまだ届いていない。 */
  detail: MemberDetail | null;
  sportType: SportType;
  analyzerAvailable: boolean;
};

/** 登録されていること。投／打は野球だけ（EN-1）、アナライザーは使えるチームだけ。 */
export function MemberFacts({ member, detail, sportType, analyzerAvailable, onLinkCall }: MemberFactsProps) {
  const { formatMessage } = useIntl();
  const unset = formatMessage(memberDetailText.unset);

  return (
    <>
      <FactList aria-label={formatMessage(memberDetailText.facts)} aria-busy={!detail || undefined}>
        <Fact term={formatMessage(memberDetailText.email)}>
          {member.email ?? (
            <>
              {unset}
              <Tag>{formatMessage(memberDetailText.provisional)}</Tag>
            </>
          )}
        </Fact>
        <Fact term={formatMessage(memberDetailText.guardianEmail)}>{member.guardian_email ?? unset}</Fact>
        <Fact term={formatMessage(memberDetailText.uniformNumber)}>{member.uniform_number ?? unset}</Fact>
        {sportType === "baseball" && (
          <Fact term={formatMessage(memberDetailText.hands)}>
            <Hands additional={member.additional} />
          </Fact>
        )}
        <Fact term={formatMessage(memberDetailText.body)}>
          <BodyGrowth height={member.height} weight={member.weight} history={detail?.body_history ?? []} />
        </Fact>
        {analyzerAvailable && (
          <ServiceFact service="analyzer" member={member} onLinkCall={onLinkCall}>
            <StatusLabel of="analyzer" usage={analyzerUsage(member)} />
          </ServiceFact>
        )}
        {analyzerAvailable && member.nextshot_id && (
          <Fact term={formatMessage(memberDetailText.analyzerId)}>{member.nextshot_id}</Fact>
        )}
        <ServiceFact service="training" member={member} onLinkCall={onLinkCall}>
          <StatusLabel of="training" usage={trainingUsage(member)} />
        </ServiceFact>
        <Fact term={formatMessage(memberDetailText.registeredOn)}>
          {detail ? slashDate(detail.registered_on) : <Skeleton />}
        </Fact>
      </FactList>
      {detail && detail.body_history.length > 0 && <BodyRecords history={detail.body_history} />}
    </>
  );
}

function Hands({ additional }: Pick<Member, "additional">) {
  const { formatMessage } = useIntl();
  const part = (message: (typeof navigationValueText)["throws" | "bats"], hand: Hand | null | undefined) =>
    hand ? [formatMessage(message, { hand: formatMessage(handText[hand]) })] : [];
  const words = [
    ...part(navigationValueText.throws, additional?.pitching),
    ...part(navigationValueText.bats, additional?.batting),
  ];
  return words.length > 0 ? words.join(formatMessage(membersText.separator)) : formatMessage(memberDetailText.unset);
}
