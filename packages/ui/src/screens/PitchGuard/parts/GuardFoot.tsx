import type { GuardedPlayer, SportType } from "@kyuseki/domain";
import { guardConcern } from "@kyuseki/domain/pitchGuard";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { megaphoneIcon } from "../../../components/Icon/icons.ts";
import { composerHref } from "../../../components/NoticeView/composerHref.ts";
import { guardCountedText, guardValueText } from "../../../copy/practice/pitchGuard.ts";
import { token } from "../../../tokens/theme.ts";

/** 何を数えたか。痛みや球数で注意が要る選手がいれば、その家族にお知らせを書くボタン。 */
export function GuardFoot({ players, sportType }: { players: readonly GuardedPlayer[]; sportType: SportType }) {
  const { formatMessage } = useIntl();
  const concerned = players.filter(({ guard }) => guardConcern(guard) !== null);

  return (
    <Foot>
      <Counted>{formatMessage(guardCountedText[sportType])}</Counted>
      {concerned.length > 0 && (
        <ButtonLink size="s" icon={megaphoneIcon} href={composerHref(concerned.map(({ id }) => id))}>
          {formatMessage(guardValueText.tell, { count: concerned.length })}
        </ButtonLink>
      )}
    </Foot>
  );
}

const Foot = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-4")};
  min-width: 0;
`;

/** On a phone the button goes below. */
const Counted = styled.span`
  flex: 1 1 calc(4 * ${token("sp-10")});
  color: ${token("ink-2")};
  font-size: ${token("fs-caption")};
  font-weight: ${token("fw-caption")};
`;
