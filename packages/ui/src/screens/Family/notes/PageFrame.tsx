import type { FamilyPage } from "@kyuseki/domain";
import { type ReactNode, useEffect, useRef } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Avatar } from "../../../components/Avatar/Avatar.tsx";
import { chevronLeftIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { familyNoteText } from "../../../copy/notes/familyNotes.ts";
import { token } from "../../../tokens/theme.ts";
import { FamilyFrame, type FamilyFrameProps } from "../parts/FamilyFrame.tsx";
import { FamilyLinks } from "../parts/FamilyLinks.tsx";
import { useFamilyName } from "../parts/useFamilyName.ts";
import type { FamilyNotesActs } from "./familyNotesState.ts";

export type PageFrameProps = Pick<FamilyFrameProps, "theme" | "onThemeChange"> & {
  page: FamilyPage;
  acts: Pick<FamilyNotesActs, "onBack">;
  /** だれの何か。 */
  about: string;
  title: string;
  /** いつの分で、いつまでか。 */
  when?: string;
  /** 濃い面の下：どこまで書いたか。 */
  below?: ReactNode;
  children?: ReactNode;
};

/** 家族のページの代わりに出る一枚の枠。開くと、題に移る。 */
export function PageFrame({ page, acts, about, title, when, below, children, ...frame }: PageFrameProps) {
  const { formatMessage } = useIntl();
  const name = useFamilyName(page);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);

  return (
    <FamilyFrame
      {...frame}
      brand={
        <Way>
          <IconButton icon={chevronLeftIcon} label={formatMessage(familyNoteText.back)} onClick={acts.onBack} />
          <span>{name}</span>
        </Way>
      }
      head={
        <>
          <Head>
            <Avatar
              name={page.team.name}
              src={page.team.logo}
              kind="coach"
              size="l"
              shape={page.team.logo ? "square" : "round"}
            />
            <div>
              <Words>{about}</Words>
              <Title ref={heading} tabIndex={-1}>
                {title}
              </Title>
              {when && <Words>{when}</Words>}
            </div>
          </Head>
          {below}
        </>
      }
    >
      {children}
      <FamilyLinks />
    </FamilyFrame>
  );
}

const Way = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-2")};
  min-width: 0;
  margin-inline-start: calc(-1 * ${token("sp-3")});
  font-size: ${token("fs-body")};
  letter-spacing: normal;
  overflow-wrap: anywhere;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;

  & > :last-child {
    min-width: 0;
  }
`;

const Words = styled.p`
  color: ${token("board-ink-2")};
  font-size: ${token("fs-caption")};
  overflow-wrap: anywhere;
`;

const Title = styled.h1`
  color: ${token("board-ink")};
  font-size: ${token("fs-h1-header")};
  overflow-wrap: anywhere;
`;
