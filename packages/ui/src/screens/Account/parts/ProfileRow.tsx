import type { ReactNode } from "react";
import { type MessageDescriptor, useIntl } from "react-intl";
import styled from "styled-components";
import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { token } from "../../../tokens/theme.ts";

type ProfileRowProps = {
  label: MessageDescriptor;
  /** 届いていなければ、場所だけを空けておく。 */
  text: string | null | undefined;
  action?: ReactNode;
};

export function ProfileRow({ label, text, action }: ProfileRowProps) {
  const { formatMessage } = useIntl();

  return (
    <Pair>
      <Label>{formatMessage(label)}</Label>
      <Value>
        <Text>{text ?? <Skeleton />}</Text>
        {action && <Action>{action}</Action>}
      </Value>
    </Pair>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: center;
  gap: ${token("sp-3")};
  padding-block: ${token("sp-2")};
  border-block-end: ${token("hairline")} solid ${token("line")};
`;

const Label = styled.dt`
  color: ${token("ink-3")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-body")};
  word-break: auto-phrase;
`;

const Value = styled.dd`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
`;

const Text = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  overflow-wrap: anywhere;
`;

/** At the right, also on a line of its own. */
const Action = styled.span`
  margin-inline-start: auto;
`;
