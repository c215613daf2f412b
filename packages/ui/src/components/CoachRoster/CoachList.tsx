import type { Coach } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { rosterText, rosterValueText } from "../../copy/account/account.ts";
import { coachAccountText, coachAccountValueText } from "../../copy/account/identity.ts";
import { coachTypeText, personText } from "../../copy/members/person.ts";
import { token } from "../../tokens/theme.ts";
import { Button } from "../Button/Button.tsx";
import { PersonCell } from "../PersonCell/PersonCell.tsx";
import { Tag } from "../Tag/Tag.tsx";
import { listRowStyle } from "./listRowStyle.ts";
import type { RosterQuestion, RosterViewer } from "./roster.ts";

type CoachListProps = {
  viewer: RosterViewer;
  coaches: readonly Coach[];
  /** 名前、アドレス、役割の変更もできる画面か。 */
  canChange: boolean;
  onAsk: (question: RosterQuestion) => void;
};

/** 自分の行には何もない。自分のことはアカウントの画面で変え、自分の役割はほかの監督が変える。 */
export function CoachList({ coaches, viewer, canChange, onAsk }: CoachListProps) {
  const { formatMessage } = useIntl();

  return (
    <List>
      {coaches.map((coach) => (
        <li key={coach.id}>
          <PersonCell name={coach.name} detail={coach.email}>
            <Tag tone={coach.coach_type === "manager" ? "s" : "neutral"}>
              {formatMessage(coachTypeText[coach.coach_type])}
            </Tag>
            {coach.id === viewer?.id && <Tag tone="i">{formatMessage(rosterText.you)}</Tag>}
          </PersonCell>
          {viewer?.coach_type === "manager" && coach.id !== viewer.id && (
            <Acts>
              <Button
                size="s"
                aria-label={formatMessage(rosterValueText.resetFor, { name: coach.name })}
                onClick={() => onAsk({ about: "reset", coach })}
              >
                {formatMessage(rosterText.reset)}
              </Button>
              {canChange && (
                <>
                  <Button
                    size="s"
                    aria-label={formatMessage(coachAccountValueText.editFor, { name: coach.name })}
                    onClick={() => onAsk({ about: "account", coach })}
                  >
                    {formatMessage(coachAccountText.edit)}
                  </Button>
                  <Button
                    size="s"
                    aria-label={formatMessage(rosterValueText.roleFor, { name: coach.name })}
                    onClick={() => onAsk({ about: "role", coach })}
                  >
                    {formatMessage(personText.role)}
                  </Button>
                </>
              )}
            </Acts>
          )}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${listRowStyle}
`;

const Acts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;
