import type { Member, MemberDetail, SportType } from "@kyuseki/domain";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { Drawer } from "../../components/Drawer/Drawer.tsx";
import { useTurns } from "../../components/Drawer/useTurns.ts";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { chevronLeftIcon, chevronRightIcon, megaphoneIcon, trashIcon } from "../../components/Icon/icons.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { memberDetailText } from "../../copy/members/memberDetail.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";
import { MemberBody, type MemberBodyProps } from "./parts/MemberBody.tsx";
import { MemberSkeleton } from "./parts/MemberSkeleton.tsx";

export type MemberDetailScreenProps = Pick<
  MemberBodyProps,
  | "isManager"
  | "family"
  | "loadPart"
  | "story"
  | "onRetryStory"
  | "photos"
  | "onEdit"
  | "onLinkCall"
  | "onArchive"
  | "onReinstate"
  | "onExport"
  | "onErase"
> & {
  member: Loadable<MemberDetail>;
  /** 一覧で分かっていること。詳しい内容が届くまで出す。 */
  known?: Member | undefined;
  sportType: SportType;
  analyzerAvailable: boolean;
  hrefs: MemberBodyProps["hrefs"] & { notification: string };
  /** 参加申請への返事（承認、統合、断る）。 */
  application?: ReactNode;
  /** 一覧の順での前後。端では渡さない。 */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** 取り消せるので、確かめずに行う。 */
  onRemove: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** 一覧の横に開くメンバー一人（D-8）。ノートPC以上では一覧はそのまま使え、スマートフォンでは下から開くシートになる。 */
export function MemberDetailScreen(props: MemberDetailScreenProps) {
  const { member, known, onPrevious, onNext, onRetry, onClose } = props;
  const { formatMessage } = useIntl();
  const turning = useTurns({ onPrevious, onNext });
  const detail = member.status === "ready" ? member.value : null;
  const shown = detail ?? (member.status === "loading" ? known : undefined);

  return (
    <Drawer
      title={formatMessage(memberDetailText.title)}
      turning={turning}
      aside={
        <Turns>
          <Turn to="Left" label={formatMessage(memberDetailText.previous)} onTurn={onPrevious} />
          <Turn to="Right" label={formatMessage(memberDetailText.next)} onTurn={onNext} />
        </Turns>
      }
      footer={shown && <MemberFooter {...props} member={shown} />}
      onClose={onClose}
    >
      {/* Remounted per member: a question or refusal about one does not apply to the next. */}
      {shown && <MemberBody {...props} key={shown.id} member={shown} detail={detail} />}
      {!shown && member.status === "loading" && <MemberSkeleton />}
      {member.status === "failed" &&
        (member.code === "not_found" ? (
          <EmptyState
            title={formatMessage(memberDetailText.missing)}
            action={<Button onClick={onClose}>{formatMessage(memberDetailText.back)}</Button>}
          >
            {formatMessage(memberDetailText.missingBody)}
          </EmptyState>
        ) : (
          <ErrorState code={member.code} onRetry={onRetry} />
        ))}
    </Drawer>
  );
}

type TurnProps = { to: "Left" | "Right"; label: string; onTurn: (() => void) | undefined };

/** At the end of the list the button stays, so that it keeps the focus. */
function Turn({ to, label, onTurn }: TurnProps) {
  return (
    <IconButton
      icon={to === "Left" ? chevronLeftIcon : chevronRightIcon}
      label={label}
      aria-keyshortcuts={`Arrow${to}`}
      aria-disabled={!onTurn || undefined}
      onClick={onTurn}
    />
  );
}

const Turns = styled.span`
  display: flex;
  gap: ${token("sp-2")};

  & > [aria-disabled="true"] {
    background: none;
    color: ${token("ink-disabled")};
    cursor: not-allowed;
  }
`;

type MemberFooterProps = Pick<MemberDetailScreenProps, "isManager" | "hrefs" | "onRemove"> & { member: Member };

function MemberFooter({ member, isManager, hrefs, onRemove }: MemberFooterProps) {
  const { formatMessage } = useIntl();
  const isNotifiable = member.state === "active";
  if (!isManager && !isNotifiable) return null;

  return (
    <>
      {isManager ? (
        <Button variant="danger" icon={trashIcon} onClick={onRemove}>
          {formatMessage(memberDetailText.remove)}
        </Button>
      ) : (
        <span />
      )}
      {isNotifiable && (
        <ButtonLink variant="primary" icon={megaphoneIcon} href={hrefs.notification}>
          {formatMessage(memberDetailText.notify)}
        </ButtonLink>
      )}
    </>
  );
}
