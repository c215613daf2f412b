import { isExpected, type TeamEvent } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import { ButtonLink } from "../../../../components/Button/ButtonLink.tsx";
import { megaphoneIcon } from "../../../../components/Icon/icons.ts";
import { composerHref } from "../../../../components/NoticeView/composerHref.ts";
import { teamEventText } from "../../../../copy/events/teamEvent.ts";

type SendLinkProps = { event: TeamEvent; wide?: boolean };

/** 来る選手の家族に、お知らせを書く。まだだれも来ると答えていないか、中止なら、招待した全員に。 */
export function SendLink({ event: { attendance, state }, wide = false }: SendLinkProps) {
  const { formatMessage } = useIntl();
  const coming = attendance.filter(({ answer }) => isExpected(answer));
  const isToComing = coming.length > 0 && state === "planned";
  const to = isToComing ? coming : attendance;
  if (to.length === 0) return null;
  return (
    <ButtonLink
      variant="primary"
      icon={megaphoneIcon}
      wide={wide}
      href={composerHref(to.map(({ member_id }) => member_id))}
    >
      {formatMessage(isToComing ? teamEventText.send : teamEventText.sendInvited)}
    </ButtonLink>
  );
}
