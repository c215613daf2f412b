import { useState } from "react";
import { useIntl } from "react-intl";
import styled from "styled-components";
import { Button } from "../../components/Button/Button.tsx";
import { ButtonLink } from "../../components/Button/ButtonLink.tsx";
import { EmptyState } from "../../components/EmptyState/EmptyState.tsx";
import { ErrorState } from "../../components/ErrorState/ErrorState.tsx";
import { FamilyLetters, type FamilyLettersProps } from "../../components/FamilyLetters/FamilyLetters.tsx";
import type { FamilyLink } from "../../components/FamilyLetters/familyLink.ts";
import { FamilyLinkDialog } from "../../components/FamilyLinkDialog/FamilyLinkDialog.tsx";
import { PrintPreview } from "../../components/PrintSheet/PrintPreview.tsx";
import { PrintRoom } from "../../components/PrintSheet/PrintRoom.tsx";
import { PrintSkeleton } from "../../components/PrintSheet/PrintSkeleton.tsx";
import { FilterSegment } from "../../components/Segment/FilterSegment.tsx";
import { titleText } from "../../copy/frame/titles.ts";
import { familyLetterText } from "../../copy/notices/familyLetters.ts";
import type { Loadable } from "../../state/loadable.ts";
import { token } from "../../tokens/theme.ts";

export type LetterLook = NonNullable<FamilyLettersProps["look"]>;

export type FamilyLettersScreenProps = Pick<FamilyLettersProps, "teamName" | "contact" | "nowS"> & {
  /** 選んだ選手の家族。だれも選ばれていなければ空。 */
  families: Loadable<readonly FamilyLink[]>;
  look: LetterLook;
  onLookChange: (look: LetterLook) => void;
  onPrint: () => void;
  /** 写せなければ reject する。 */
  onCopy: (text: string) => Promise<void>;
  /** この家族のリンクをすべて止める。断られたら `Failure` で reject する。 */
  onStop: (family: FamilyLink) => Promise<unknown>;
  onRetry: () => void;
};

/** 家族のページへ案内する手紙。一枚に一家族か、切り取って配る札。 */
export function FamilyLettersScreen(props: FamilyLettersScreenProps) {
  const { families, look, onLookChange, onPrint, onCopy, onStop, onRetry, ...paper } = props;
  const [isLinkOpen, setLinkOpen] = useState(false);
  const { formatMessage } = useIntl();
  const room = {
    title: formatMessage(titleText["family-letters"]),
    backHref: "/notification",
    back: formatMessage(familyLetterText.back),
  };

  if (families.status === "failed") {
    return (
      <PrintRoom {...room}>
        <ErrorState code={families.code} onRetry={onRetry} />
      </PrintRoom>
    );
  }
  if (families.status === "loading") {
    return (
      <PrintRoom {...room}>
        <PrintSkeleton />
      </PrintRoom>
    );
  }
  if (families.value.length === 0) {
    return (
      <PrintRoom {...room}>
        <EmptyState
          title={formatMessage(familyLetterText.none)}
          action={<ButtonLink href="/notification">{formatMessage(familyLetterText.choose)}</ButtonLink>}
        >
          {formatMessage(familyLetterText.noneBody)}
        </EmptyState>
      </PrintRoom>
    );
  }
  const [family] = families.value;
  const only = families.value.length === 1 ? family : undefined;
  return (
    <PrintRoom
      {...room}
      tools={only && <Button onClick={() => setLinkOpen(true)}>{formatMessage(familyLetterText.link)}</Button>}
    >
      {only && isLinkOpen && (
        <FamilyLinkDialog
          {...paper}
          names={only.names}
          onMake={async () => only}
          onStop={() => onStop(only)}
          onCopy={onCopy}
          onPrint={onPrint}
          onClose={() => setLinkOpen(false)}
        />
      )}
      <Choice>
        <FilterSegment
          label={formatMessage(familyLetterText.look)}
          options={(["letter", "card"] as const).map((value) => ({
            value,
            label: formatMessage(familyLetterText[value]),
          }))}
          value={look}
          onChange={onLookChange}
        />
      </Choice>
      <PrintPreview onPrint={onPrint}>
        <FamilyLetters {...paper} families={families.value} look={look} />
      </PrintPreview>
    </PrintRoom>
  );
}

const Choice = styled.div`
  display: flex;
  justify-content: center;
  padding: ${token("sp-3")};

  @media print {
    display: none;
  }
`;
