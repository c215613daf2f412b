import type { MarkdownTree } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { useArrival } from "../../components/Article/useArrival.ts";
import { MarkdownTreeView } from "../../components/MarkdownView/MarkdownTreeView.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { token } from "../../tokens/theme.ts";
import { ServiceCard } from "./parts/ServiceCard.tsx";
import type { Service } from "./parts/service.ts";

export type { Service } from "./parts/service.ts";

export type ServiceScreenProps = {
  /** 板に書く題と説明。 */
  title: string;
  lead: MarkdownTree;
  services: readonly Service[];
  /** アドレスが指しているサービス。なければ空の文字。 */
  anchor: string;
};

/** 球跡とつながるサービスの案内。 */
export function ServiceScreen({ title, lead, services, anchor }: ServiceScreenProps) {
  const { formatMessage } = useIntl();
  useArrival(anchor);

  return (
    <Page>
      <StatPanel aria-label={formatMessage(titleText.service)}>
        <Title>{title}</Title>
        <Lead tree={lead} />
      </StatPanel>
      <Columns split="4+4+4">
        {services.map((service) => (
          <ServiceCard key={service.id} service={service} />
        ))}
      </Columns>
    </Page>
  );
}

const StatPanel = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token("sp-1")};
  padding: ${token("sp-5")} ${token("sp-6")};
  border: ${token("hairline")} solid ${token("board-line")};
  border-radius: ${token("r-m")};
  background: ${token("board")};
  color: ${token("board-ink")};
`;

const Title = styled.h2`
  font-size: ${token("fs-h2")};
`;

const Lead = styled(MarkdownTreeView)`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;
