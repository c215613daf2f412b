import type { Grade } from "@kyuseki/domain";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { gradeText } from "../../copy/members/person.ts";
import { token } from "../../tokens/theme.ts";
import { Avatar, type AvatarSize } from "../Avatar/Avatar.tsx";

export type PersonCellProps = ComponentPropsWithRef<"span"> & {
  /** 姓、半角空白、名。 */
  name: string;
  /** よみがな。入力されていなければ空でよい。 */
  kana?: string | undefined;
  grade?: Grade | undefined;
  /** 学年のほかに添える短い言葉。「48球」など。 */
  detail?: string | undefined;
  size?: AvatarSize;
  /** 顔の目印の代わりに置くもの。押せる写真など。 */
  avatar?: ReactNode;
};

/** 誰か。顔の目印、名前、よみがなや学年。子要素は名前の隣の印になる。 */
export function PersonCell({ name, kana, grade, detail, size = "m", avatar, children, ...rest }: PersonCellProps) {
  const { formatMessage } = useIntl();
  const notes = [kana, grade && formatMessage(gradeText[grade]), detail].filter(Boolean);

  return (
    <Who {...rest} data-size={size}>
      {avatar ?? <Avatar name={name} size={size} />}
      <span data-part="words">
        <span data-part="name">
          <b data-part="person">{name}</b>
          {children}
        </span>
        {notes.length > 0 && (
          <small data-part="notes">
            {notes.map((note) => (
              <span key={note}>{note}</span>
            ))}
          </small>
        )}
      </span>
    </Who>
  );
}

const names = {
  m: token("fs-body"),
  l: token("fs-body-lg"),
  xl: token("fs-h1-header"),
} as const satisfies Record<AvatarSize, string>;

const Who = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token("sp-3")};
  min-width: 0;
  max-width: 100%;
  text-align: start;

  & [data-part="words"] {
    display: grid;
    min-width: 0;
  }
  & [data-part="name"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 ${token("sp-2")};
    min-width: 0;
  }
  & :where([data-part="person"]) {
    min-width: 0;
    font-weight: ${token("fw-label")};
    line-height: ${token("lh-label")};
    overflow-wrap: anywhere;
  }
  & :where([data-part="notes"]) {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token("sp-3")};
    color: ${token("ink-3")};
    font-size: ${token("fs-caption")};
    font-weight: ${token("fw-caption")};
    line-height: ${token("lh-label")};
  }
  ${Object.entries(names)
    .map(([size, text]) => `&[data-size="${size}"] :where([data-part="person"]) { font-size: ${text}; }`)
    .join("\n")}
`;
