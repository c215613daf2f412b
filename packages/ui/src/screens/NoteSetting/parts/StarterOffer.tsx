import { type NoteTemplateDraft, starterTemplates } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Chip } from "../../../components/Chip/Chip.tsx";
import { noteIcon } from "../../../components/Icon/icons.ts";
import { noteSettingText } from "../../../copy/notes/noteSetting.ts";
import { token } from "../../../tokens/theme.ts";

type StarterOfferProps = {
  /** チームにまだひとつもない。 */
  isFirst: boolean;
  onStart: (draft: NoteTemplateDraft) => void;
};

/** 新しいテンプレートの、はじめの例。選んでも、保存するまでは何も作らない。 */
export function StarterOffer({ isFirst, onStart }: StarterOfferProps) {
  const { formatMessage } = useIntl();
  return (
    <Place>
      {isFirst && <strong>{formatMessage(noteSettingText.none)}</strong>}
      <p>{formatMessage(noteSettingText.start)}</p>
      <Examples role="group" aria-label={formatMessage(noteSettingText.starters)}>
        {starterTemplates.map((draft) => (
          <Chip key={draft.name} icon={noteIcon} onClick={() => onStart(draft)}>
            {draft.name}
          </Chip>
        ))}
      </Examples>
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  gap: ${token("sp-2")};
  padding: ${token("sp-4")};
  border-block-start: ${token("hairline")} solid ${token("line")};
`;

const Examples = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token("sp-2")};
`;
