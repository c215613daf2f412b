import { useIntl } from "react-intl";
import styled from "styled-components";
import { membersText } from "../../copy/members/members.ts";
import { media, token } from "../../tokens/theme.ts";
import { SearchField } from "../SearchField/SearchField.tsx";
import { FoundCount } from "./FoundCount.tsx";

export type ListSearchProps = {
  /** 渡さなければ、選手の名前とよみがなを探す。 */
  label?: string;
  autoFocus?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** 見つかった数。探していないときは出さない。 */
  found: string;
};

/** 一覧のすぐ上で、名前を探す。 */
export function ListSearch({ label, autoFocus, value, onChange, found }: ListSearchProps) {
  const { formatMessage } = useIntl();
  return (
    <Slot>
      <SearchField
        autoFocus={autoFocus}
        label={label ?? formatMessage(membersText.search)}
        value={value}
        onChange={onChange}
      />
      <FoundCount>{value === "" ? undefined : found}</FoundCount>
    </Slot>
  );
}

const Slot = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-1")} ${token("sp-3")};
  min-width: min(100%, calc(2 * ${token("sp-10")}));

  & > :first-child {
    flex: 0 1 calc(2 * ${token("cell-s")});
    min-width: min(100%, calc(2 * ${token("sp-10")}));
  }
  @media ${media.mobile} {
    flex-basis: 100%;

    & > :first-child {
      flex: 1;
      min-height: ${token("control-l")};
    }
  }
`;
