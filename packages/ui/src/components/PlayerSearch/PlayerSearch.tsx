import type { Member } from "@kyuseki/domain";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { searchPanelText } from "../../copy/support/search.ts";
import type { Loadable } from "../../state/loadable.ts";
import { SearchField } from "../SearchField/SearchField.tsx";
import type { FindableScreen } from "./createSearch.ts";
import { SearchList } from "./SearchList.tsx";
import { groupsOf, recentPlayers, type SearchHit } from "./searchOptions.ts";
import { useSearch } from "./useSearch.ts";

export type PlayerSearchProps = {
  members: Loadable<readonly Member[]>;
  /** 行ける画面。同じ配列を渡し続けると速い。 */
  screens: readonly FindableScreen[];
  /** 最近見た選手の id。新しい順。 */
  recent: readonly number[];
  /** 選手を選ぶと開くところ。 */
  linkOf: (member: Member) => string;
  /** 選ばれたもの。移動はリンクが行う。 */
  onOpen?: ((hit: SearchHit) => void) | undefined;
  onForgetRecent: () => void;
  /** 選手を読み込み直す。 */
  onRetry: () => void;
};

/** ヘッダーで、選手と画面を探して開く（RO-7）。結果は欄の下に出る。 */
export function PlayerSearch(props: PlayerSearchProps) {
  const { members, screens, recent, linkOf, onOpen, onForgetRecent, onRetry } = props;
  const { formatMessage } = useIntl();
  const listId = useId();
  const box = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [chosenId, setChosenId] = useState<string>();

  const known = members.status === "ready" ? members.value : nobody;
  const { search, prepare } = useSearch(known, screens);
  const isEmpty = typed.trim() === "";
  const hits = search.status === "ready" ? search.value(typed) : nothing;
  const groups = groupsOf(listId, hits, isEmpty ? recentPlayers(known, recent) : nobody, linkOf);
  const options = groups.flatMap((group) => group.options);
  const isListed = isOpen && options.length > 0;
  const active = options.find(({ id }) => id === chosenId) ?? (isEmpty ? undefined : options[0]);

  const move = (step: 1 | -1) => {
    const from = active ? options.indexOf(active) : step === 1 ? -1 : 0;
    const next = options.at((from + step) % options.length);
    setOpen(true);
    setChosenId(next?.id);
    if (next) document.getElementById(next.id)?.scrollIntoView({ block: "nearest" });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && isListed && active) document.getElementById(active.id)?.click();
    else return;
    event.preventDefault();
  };
  const handleOpen = (hit: SearchHit) => {
    setTyped("");
    setOpen(false);
    box.current?.querySelector("input")?.blur();
    onOpen?.(hit);
  };
  const handleFocus = () => {
    prepare();
    setChosenId(undefined);
    setOpen(true);
  };

  return (
    <Box
      ref={box}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchField
        label={formatMessage(searchPanelText.field)}
        shortcut="k"
        role="combobox"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-autocomplete="list"
        aria-activedescendant={isListed ? active?.id : undefined}
        value={typed}
        onChange={(next) => {
          setTyped(next);
          setChosenId(undefined);
          setOpen(true);
        }}
        onKeyDown={handleKeyDown}
        onPointerEnter={prepare}
        onFocus={handleFocus}
      />
      {isOpen && (
        <SearchList
          id={listId}
          groups={groups}
          activeId={active?.id}
          typed={isEmpty ? null : typed.trim()}
          search={search.status}
          members={members.status}
          onOpen={handleOpen}
          onForgetRecent={onForgetRecent}
          onRetry={search.status === "failed" ? prepare : onRetry}
        />
      )}
    </Box>
  );
}

const nobody: readonly Member[] = [];
const nothing = { players: nobody, screens: [] } as const;

const Box = styled.div`
  position: relative;
`;
