import type { GuardedPlayer } from "@kyuseki/domain";
import { guardConcern } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { megaphoneIcon } from "../../../components/Icon/icons.ts";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";
import { guardValueText } from "../../../copy/practice/pitchGuard.ts";

/** 痛みや球数で注意が要る選手の家族に、お知らせを書く。いなければ何もない。 */
export function TellFamilies({ players }: { players: readonly GuardedPlayer[] }) {
  const { formatMessage } = useIntl();
  const concerned = players.filter(({ guard }) => guardConcern(guard) !== null);
  if (concerned.length === 0) return null;
  return (
    <End>
      <ButtonLink size="s" icon={megaphoneIcon} href={composerHref(concerned.map(({ id }) => id))}>
        {formatMessage(guardValueText.tell, { count: concerned.length })}
      </ButtonLink>
    </End>
  );
}

const End = styled.span`
  flex: none;
  margin-inline-start: auto;
`;
