import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { statPanelText } from "../../copy/controls/statPanel.ts";
import { decimal } from "../../format/decimal.ts";
import { figures, media, token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { successIcon } from "../Icon/icons.ts";

export type Task = {
  id: string;
  /** 0なら行を出さない。 */
  count: number;
  title: string;
  /** だれのことか。 */
  sub?: ReactNode;
  /** 急ぐものだけ。負荷の超過は danger、待っている人がいるものは warn。 */
  tone?: TaskTone;
  /** することは一つ。ButtonLink か Button の s。 */
  action: ReactNode;
};
export type TaskTone = "plain" | "warn" | "danger";
export type TaskListProps = Omit<ComponentPropsWithRef<"ul">, "children"> & { tasks: readonly Task[] };

/** 今日することの一覧。注意には、かならず次の行動が付く。 */
export function TaskList({ tasks, ...rest }: TaskListProps) {
  const { formatMessage } = useIntl();
  const open = tasks.filter(({ count }) => count > 0);

  if (open.length === 0) {
    return (
      <Nothing>
        <Done path={successIcon} />
        {formatMessage(statPanelText.noTasks)}
      </Nothing>
    );
  }
  return (
    <ul {...rest}>
      {open.map(({ id, count, title, sub, tone = "plain", action }) => (
        <Row key={id}>
          <Count data-tone={tone}>{decimal(count, 0)}</Count>
          <div>
            <Title>{title}</Title>
            {sub && <Sub>{sub}</Sub>}
          </div>
          {action}
        </Row>
      ))}
    </ul>
  );
}

const inks = {
  plain: token("ink"),
  warn: token("warn"),
  danger: token("danger"),
} as const satisfies Record<TaskTone, string>;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(calc(${token("sp-8")} + ${token("sp-3")}), auto) minmax(0, 1fr) auto;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};

  & + & {
    border-block-start: ${token("hairline")} solid ${token("line")};
  }
  @media ${media.mobile} {
    grid-template-columns: minmax(calc(3 * ${token("sp-3")}), auto) minmax(0, 1fr) auto;
    padding-inline: ${token("sp-3")};
  }
`;

const Count = styled.b`
  ${figures}
  font-size: ${token("fs-num-l")};
  font-weight: ${token("fw-num-l")};
  line-height: 1;

  ${Object.entries(inks)
    .map(([tone, ink]) => `&[data-tone="${tone}"] { color: ${ink}; }`)
    .join("\n")}
`;

const Title = styled.strong`
  display: block;
  font-weight: ${token("fw-h3")};
  line-height: ${token("lh-h3")};
  word-break: auto-phrase;
`;

const Sub = styled.small`
  display: block;
  color: ${token("ink-3")};
  font-size: ${token("fs-caption")};
  line-height: ${token("lh-caption")};
`;

const Nothing = styled.p`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-height: ${token("row-l")};
  padding: ${token("sp-2")} ${token("sp-4")};
  color: ${token("ink-2")};
`;

const Done = styled(Icon)`
  color: ${token("success")};
`;
