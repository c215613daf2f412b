import { analyzerUsage, type Member, trainingUsage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { FactList } from "../../../components/FactList/FactList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { StatusLabel } from "../../../components/StatusLabel/StatusLabel.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { profileText } from "../../../copy/analyzer/profile.ts";
import { memberDetailText } from "../../../copy/members/memberDetail.ts";

type ProfileFactsProps = { member: Member };

/** 登録。変えるのは編集から。 */
export function ProfileFacts({ member }: ProfileFactsProps) {
  const { formatMessage } = useIntl();
  const unset = formatMessage(memberDetailText.unset);

  return (
    <Panel title={formatMessage(profileText.registration)}>
      <FactList>
        <Fact term={formatMessage(memberDetailText.analyzer)}>
          <StatusLabel of="analyzer" usage={analyzerUsage(member)} />
        </Fact>
        <Fact term={formatMessage(memberDetailText.training)}>
          <StatusLabel of="training" usage={trainingUsage(member)} />
        </Fact>
        <Fact term={formatMessage(memberDetailText.email)}>
          {member.email ?? (
            <>
              {unset}
              <Tag>{formatMessage(memberDetailText.provisional)}</Tag>
            </>
          )}
        </Fact>
        <Fact term={formatMessage(profileText.guardian)}>{member.guardian_email ?? unset}</Fact>
      </FactList>
    </Panel>
  );
}
