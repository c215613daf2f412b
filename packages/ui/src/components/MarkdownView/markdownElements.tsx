import type { AllHTMLAttributes, ComponentType } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { paperText } from "../../copy/support/paper.ts";
import { token } from "../../tokens/theme.ts";
import { Icon } from "../Icon/Icon.tsx";
import { checkIcon } from "../Icon/icons.ts";
import { Link } from "../Link/Link.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { isElsewhere, safeLink, safePicture } from "./address.ts";
import { SideScroll } from "./SideScroll.tsx";

/** Replacements for plain HTML elements. */
export const markdownElements: Readonly<Record<string, ComponentType<AllHTMLAttributes<HTMLElement>>>> = {
  a({ href = "", children, ...rest }) {
    const address = safeLink(href);
    if (address === null) return <span>{children}</span>;
    return (
      <Link {...rest} href={address} rel={isElsewhere(address) ? "noopener noreferrer" : undefined}>
        {children}
      </Link>
    );
  },
  img({ src = "", alt = "" }) {
    const address = safePicture(src);
    return address === null ? <span>{alt}</span> : <img src={address} alt={alt} loading="lazy" />;
  },
  table: ScrollingTable,
  input: ({ checked }) => <TaskMark done={checked === true} />,
};

function ScrollingTable(props: AllHTMLAttributes<HTMLElement>) {
  const { formatMessage } = useIntl();
  return (
    <SideScroll label={formatMessage(paperText.table)}>
      <table {...props} />
    </SideScroll>
  );
}

function TaskMark({ done }: { done: boolean }) {
  const { formatMessage } = useIntl();
  return (
    <Box>
      {done && <Icon path={checkIcon} size="s" />}
      <VisuallyHidden>{formatMessage(done ? paperText.done : paperText.undone)}</VisuallyHidden>
    </Box>
  );
}

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  width: calc(${token("icon-s")} + ${token("rule")});
  height: calc(${token("icon-s")} + ${token("rule")});
  border: ${token("hairline")} solid ${token("line-strong")};
  border-radius: ${token("r-xs")};
  vertical-align: text-bottom;
`;
