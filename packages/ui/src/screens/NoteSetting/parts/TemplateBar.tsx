import type { NoteTemplate } from "@kyuseki/domain";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { ButtonLink } from "../../../components/Button/ButtonLink.tsx";
import { eyeIcon, moreIcon, pauseIcon, plusIcon } from "../../../components/Icon/icons.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { Menu } from "../../../components/Menu/Menu.tsx";
import { Select } from "../../../components/Select/Select.tsx";
import { noteSettingText } from "../../../copy/notes/noteSetting.ts";
import { Caption } from "../../../layout/Text/Caption.ts";
import { token } from "../../../tokens/theme.ts";
import { useTemplateWords } from "./useTemplateWords.ts";

export type TemplateBarProps = {
  templates: readonly NoteTemplate[];
  /** null は新しいテンプレート。 */
  template: NoteTemplate | null;
  onChoose: (id: number | null) => void;
  onArchive: () => void;
};

/** どのテンプレートを見ているか、選手の画面での見えかた、新しく作ることと使うのをやめること。 */
export function TemplateBar({ templates, template, onChoose, onArchive }: TemplateBarProps) {
  const { formatMessage } = useIntl();
  const { nameOf } = useTemplateWords();
  const options = [
    ...templates.map((each) => ({ value: String(each.template_id), label: nameOf(each) })),
    ...(template === null ? [{ value: fresh, label: formatMessage(noteSettingText.newTemplate) }] : []),
  ];

  return (
    <Bar>
      <Title>{formatMessage(noteSettingText.template)}</Title>
      <Select
        label={formatMessage(noteSettingText.template)}
        options={options}
        value={template === null ? fresh : String(template.template_id)}
        onChange={({ target }) => onChoose(target.value === fresh ? null : Number(target.value))}
      />
      <End>
        {template && (
          <>
            <Caption>{formatMessage(noteSettingText.nextNotes)}</Caption>
            <ButtonLink size="s" icon={eyeIcon} href={`/note/note-preview?template=${template.template_id}`}>
              {formatMessage(noteSettingText.asPlayer)}
            </ButtonLink>
          </>
        )}
        <Menu
          label={formatMessage(noteSettingText.more)}
          trigger={(trigger) => <IconButton {...trigger} icon={moreIcon} label={formatMessage(noteSettingText.more)} />}
          groups={[
            {
              id: "template",
              items: [
                {
                  id: "new",
                  label: formatMessage(noteSettingText.newTemplate),
                  icon: plusIcon,
                  onAction: () => onChoose(null),
                },
                ...(template && !template.archived
                  ? [
                      {
                        id: "archive",
                        label: formatMessage(noteSettingText.archive),
                        description: formatMessage(noteSettingText.archiveHelp),
                        icon: pauseIcon,
                        onAction: onArchive,
                      },
                    ]
                  : []),
              ],
            },
          ]}
        />
      </End>
    </Bar>
  );
}

const fresh = "new";

const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")} ${token("sp-3")};
  padding: ${token("sp-3")} ${token("sp-4")};
`;

const Title = styled.h2``;

const End = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token("sp-2")};
  margin-inline-start: auto;
`;
