import { analyzerUsage, type Member, type MemberDetail, type SportType, trainingUsage } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { BodyGrowth } from "../../charts/BodyGrowth/BodyGrowth.tsx";
import { BodyRecords } from "../../charts/BodyGrowth/BodyRecords.tsx";
import type { PhotosSrc } from "../../components/Avatar/photoSrc.ts";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { Fact } from "../../components/FactList/Fact.tsx";
import { FactList } from "../../components/FactList/FactList.tsx";
import { editIcon, megaphoneIcon } from "../../components/Icon/icons.ts";
import { Panel } from "../../components/Panel/Panel.tsx";
import { StatusLabel } from "../../components/StatusLabel/StatusLabel.tsx";
import { Tag } from "../../components/Tag/Tag.tsx";
import { profileText } from "../../copy/analyzer/profile.ts";
import { bodyGrowthText } from "../../copy/members/bodyGrowth.ts";
import { memberDetailText } from "../../copy/members/memberDetail.ts";
import { Page } from "../../layout/Page/Page.tsx";
import { Stack } from "../../layout/Stack/Stack.tsx";
import type { Loadable } from "../../state/loadable.ts";
import { media, token } from "../../tokens/theme.ts";
import { ProfileHead } from "./parts/ProfileHead.tsx";
import { ProfileLinks, type ProfileLinksProps } from "./parts/ProfileLinks.tsx";

export type ProfileScreenProps = {
  member: Loadable<MemberDetail>;
  /** 一覧で分かっていること。詳しい内容が届くまで出す。 */
  known?: Member | undefined;
  sportType: SportType;
  /** 写真のあるところ。写真のない選手や、使わないチームでは null。 */
  photos?: PhotosSrc;
  hrefs: ProfileLinksProps["hrefs"] & { edit: string; notification: string };
  onRetry: () => void;
};

/** スマートフォンで見る選手一人（RO-3）。その人の画面への入口と、からだ、登録。 */
export function ProfileScreen({ member, known, sportType, photos, hrefs, onRetry }: ProfileScreenProps) {
  const { formatMessage } = useIntl();
  const detail = member.status === "ready" ? member.value : null;
  const shown = detail ?? (member.status === "loading" ? known : undefined);

  return (
    <Frame aria-busy={member.status === "loading" || undefined}>
      {member.status !== "failed" && (
        <ProfileHead member={shown} detail={detail} sportType={sportType} photos={photos} />
      )}
      <Page>
        {member.status === "failed" && (
          <Panel flush>
            {member.code === "not_found" ? (
              <EmptyState title={formatMessage(memberDetailText.missing)}>
                {formatMessage(memberDetailText.missingBody)}
              </EmptyState>
            ) : (
              <ErrorState code={member.code} onRetry={onRetry} />
            )}
          </Panel>
        )}
        {shown && (
          <>
            <ProfileLinks hrefs={hrefs} />
            <Panel title={formatMessage(bodyGrowthText.title)}>
              <Stack gap="l">
                <BodyGrowth size="l" height={shown.height} weight={shown.weight} history={detail?.body_history ?? []} />
                {detail && detail.body_history.length > 0 && <BodyRecords history={detail.body_history} />}
              </Stack>
            </Panel>
            <ProfileFacts member={shown} />
          </>
        )}
      </Page>
      {shown && (
        <Actions>
          <ButtonLink size="l" icon={editIcon} href={hrefs.edit}>
            {formatMessage(profileText.edit)}
          </ButtonLink>
          {shown.state === "active" && (
            <ButtonLink size="l" variant="primary" icon={megaphoneIcon} href={hrefs.notification}>
              {formatMessage(memberDetailText.notify)}
            </ButtonLink>
          )}
        </Actions>
      )}
    </Frame>
  );
}

/** 登録。変えるのは編集から。 */
function ProfileFacts({ member }: { member: Member }) {
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

/** As high as the room between the bars, so that the actions are at the bottom even of a short page. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: calc(
    100dvh - var(--sticky-top, ${token("topbar")}) - ${token("bottombar")} - env(safe-area-inset-bottom)
  );
`;

const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${token("z-raised")};
  display: flex;
  gap: ${token("sp-3")};
  margin-block-start: auto;
  padding: ${token("sp-3")};
  border-block-start: ${token("hairline")} solid ${token("line-2")};
  background: ${token("surface")};

  & > :last-child {
    flex: 1;
  }
  @media ${media.compact} {
    inset-block-end: calc(${token("bottombar")} + env(safe-area-inset-bottom));
  }
`;
