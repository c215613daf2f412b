import { useIntl } from "react-intl";
import { Button } from "../../../components/Button/Button.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { qrIcon } from "../../../components/Icon/icons.ts";
import { memberEmptyText } from "../../../copy/members/memberEmpty.ts";
import { Cluster } from "../../../layout/Cluster/Cluster.tsx";
import { MemberAddButtons } from "./MemberAddButtons.tsx";

export type MemberEmptyProps = {
  /** 卒業・退団の一覧か。 */
  isPast: boolean;
  onOpenQr: () => void;
  /** 在籍中の一覧へ。 */
  onShowPresent: () => void;
};

/** まだだれもいないとき。加える道を三つとも示す。 */
export function MemberEmpty({ isPast, onOpenQr, onShowPresent }: MemberEmptyProps) {
  const { formatMessage } = useIntl();

  if (isPast) {
    return (
      <EmptyState
        title={formatMessage(memberEmptyText.archived)}
        action={<Button onClick={onShowPresent}>{formatMessage(memberEmptyText.present)}</Button>}
      >
        {formatMessage(memberEmptyText.archivedBody)}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={formatMessage(memberEmptyText.title)}
      action={
        <Cluster>
          <MemberAddButtons />
          <Button icon={qrIcon} onClick={onOpenQr}>
            {formatMessage(memberEmptyText.qr)}
          </Button>
        </Cluster>
      }
    >
      {formatMessage(memberEmptyText.body)}
    </EmptyState>
  );
}
