import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { Icon } from "../../../components/Icon/Icon.tsx";
import { MarkdownTreeView } from "../../../components/MarkdownView/MarkdownTreeView.tsx";
import { Status } from "../../../components/Status/Status.tsx";
import { Tag } from "../../../components/Tag/Tag.tsx";
import { manualText } from "../../../copy/support/manual.ts";
import { Stack } from "../../../layout/Stack/Stack.tsx";
import { media, token } from "../../../tokens/theme.ts";
import type { Service } from "./service.ts";

/** 一つのサービス。何か、いまどう使われているか、どこで使うか。 */
export function ServiceCard({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { id, title, markdown, planned, icon, status, link } = service;

  return (
    <Card aria-labelledby={id}>
      <Top>
        <Plate>
          <Icon path={icon} />
        </Plate>
        <Stack gap="xs">
          <Title id={id} tabIndex={-1}>
            {title}
          </Title>
          <About tree={markdown} />
        </Stack>
      </Top>
      {(planned || status || link) && (
        <Foot>
          {status && <Status tone={status.tone}>{status.label}</Status>}
          {planned && <Tag tone="w">{formatMessage(manualText.planned)}</Tag>}
          {link && (
            <Open size="s" href={link.href} native={link.native}>
              {link.label}
            </Open>
          )}
        </Foot>
      )}
    </Card>
  );
}

const Card = styled.section`
  display: flex;
  flex-direction: column;
  border: ${token("hairline")} solid ${token("line")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;

const Top = styled.div`
  display: flex;
  flex: 1;
  gap: ${token("sp-3")};
  padding: ${token("sp-4")};
`;

const Title = styled.h2`
  scroll-margin-block-start: calc(var(--sticky-top, ${token("sp-0")}) + ${token("sp-4")});
  font-size: ${token("fs-body-lg")};
  outline: none;
  overflow-wrap: anywhere;
`;

const About = styled(MarkdownTreeView)`
  color: ${token("ink-2")};
  font-size: ${token("fs-small")};
  line-height: ${token("lh-small")};
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-2")} ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Open = styled(ButtonLink)`
  margin-inline-start: auto;
`;

/** A home plate. */
const Plate = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${token("touch")};
  height: ${token("touch")};
  padding-block-end: ${token("sp-2")};
  background: ${token("primary-soft")};
  clip-path: polygon(0 0, 100% 0, 100% 66%, 50% 100%, 0 66%);
  color: ${token("primary-text")};

  @media ${media.forcedColors} {
    forced-color-adjust: none;
    background: CanvasText;
    color: Canvas;
  }
`;
