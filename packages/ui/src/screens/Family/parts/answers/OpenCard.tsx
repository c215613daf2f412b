import type { ReactNode } from "react";
import styled from "styled-components";
import type { IconPath } from "../../../../components/Icon/Icon.tsx";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { Tag } from "../../../../components/Tag/Tag.tsx";
import { media, token } from "../../../../tokens/theme.ts";
import { Deadline } from "./Deadline.tsx";

type OpenCardProps = {
  /** まだの返事があるか、そろったか。null なら返事の札ではない。 */
  state: "open" | "done" | null;
  kind?: { icon: IconPath; tone: "w" | "d"; label: string };
  deadline?: string | null;
  title?: string | undefined;
  nowS: number;
  children: ReactNode;
};

/** 返事を待っていることの一枚。 */
export function OpenCard({ state, kind, deadline = null, title, nowS, children }: OpenCardProps) {
  return (
    <Card data-state={state ?? undefined}>
      {kind && (
        <Head>
          <Tag tone={kind.tone}>
            <Icon path={kind.icon} size="s" />
            {kind.label}
          </Tag>
          {deadline !== null && <Deadline moment={deadline} nowS={nowS} />}
          <Title>{title}</Title>
        </Head>
      )}
      {children}
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;
  padding: ${token("sp-3")} ${token("sp-4")} ${token("sp-4")};
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};

  &[data-state] {
    border-inline-start: ${token("edge")} solid ${token("warn-mark")};
  }
  &[data-state="done"] {
    border-inline-start-color: ${token("success")};
  }
  @media ${media.forcedColors} {
    border-color: CanvasText;
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};

  & > [data-tone] {
    gap: ${token("sp-1")};
  }
`;

const Title = styled.h3`
  flex-basis: 100%;
  font-size: ${token("fs-h2")};
  overflow-wrap: anywhere;
`;
