import styled from "styled-components";
import { token } from "../../tokens/theme.ts";

/** A centred message in place of content: empty, or failed. */
export const Notice = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token("sp-2")};
  padding: ${token("sp-6")} ${token("sp-6")} ${token("sp-7")};
  color: ${token("ink-2")};
  text-align: center;

  & > :is([type], [href]) {
    margin-block-start: ${token("sp-2")};
  }
`;

export const NoticeTitle = styled.strong`
  color: ${token("ink")};
  font-size: ${token("fs-body-lg")};
  line-height: ${token("lh-h3")};
  text-wrap: balance;
`;

export const NoticeText = styled.p`
  max-width: 34em;
  text-wrap: balance;
`;
