import { useIntl } from "react-intl";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { noTeamQrText } from "../../../copy/team/teamQr.ts";

export type NoQrProps = { isOver: boolean; isManager: boolean };

/** 使えるQRコードがない。だれが発行できるかを言う。 */
export function NoQr({ isOver, isManager }: NoQrProps) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage(isOver ? noTeamQrText.over : noTeamQrText.none)}>
      {formatMessage(isManager ? noTeamQrText.forManager : noTeamQrText.forCoach)}
    </EmptyState>
  );
}
