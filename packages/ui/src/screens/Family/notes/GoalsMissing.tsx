import { useIntl } from "react-intl";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { familyNoteText } from "../../../copy/notes/familyNotes.ts";
import type { GoalsPageProps } from "./GoalsPage.tsx";
import { PageFrame } from "./PageFrame.tsx";

/** 9マス目標を書く部分が届かなかったとき。 */
export function GoalsMissing(props: GoalsPageProps) {
  const { formatMessage } = useIntl();
  const { page, acts, theme, onThemeChange } = props;
  return (
    <PageFrame {...{ page, acts, theme, onThemeChange }} about="" title={formatMessage(familyNoteText.goals)}>
      <Banner tone="d">{formatMessage(familyNoteText.partMissing)}</Banner>
    </PageFrame>
  );
}
