import type { ReactNode } from "react";
import styled from "styled-components";
import { token } from "../../../tokens/theme.ts";

export type FamilySectionId = "open" | "news" | "plan" | "notes" | "about";
type FamilySectionProps = { id: FamilySectionId; title: string; aside?: ReactNode; children: ReactNode };

/** 家族のページの一区切り。 */
export function FamilySection({ id, title, aside, children }: FamilySectionProps) {
  return (
    <Frame aria-labelledby={id}>
      <Head>
        <Title id={id} tabIndex={-1}>
          {title}
        </Title>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}

/** The address keeps its `#` for the link itself, so a place in the page is reached by hand. */
export function goToSection(id: FamilySectionId) {
  const heading = document.getElementById(id);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}

const Frame = styled.section`
  display: grid;
  gap: ${token("sp-3")};
  min-width: 0;

  & > * {
    min-width: 0;
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token("sp-1")} ${token("sp-2")};
`;

const Title = styled.h2`
  scroll-margin-block-start: ${token("sp-4")};
`;
