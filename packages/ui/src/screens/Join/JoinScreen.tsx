import type { JoinDraft, JoinPage } from "@kyuseki/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { AuthLayout } from "../../components/AuthLayout/AuthLayout.tsx";
import { AuthSkeleton } from "../../components/AuthLayout/DoorSkeleton.tsx";
import { FailureBanner } from "../../components/Banner/FailureBanner.tsx";
import { Button } from "../../components/Button/Button.tsx";
import { refreshIcon } from "../../components/Icon/icons.ts";
import { titleText } from "../../copy/frame/titles.ts";
import { joinLeadText, joinText, joinValueText } from "../../copy/team/join.ts";
import { dayOf, longDate, timeOf } from "../../format/date.ts";
import type { Loadable } from "../../state/loadable.ts";
import { CodeEntry } from "./parts/CodeEntry.tsx";
import { JoinDone } from "./parts/JoinDone.tsx";
import { JoinForm, type JoinFormProps } from "./parts/JoinForm.tsx";
import { JoinPanel } from "./parts/JoinPanel.tsx";
import { emptyJoin, type JoinTexts, nextJoin } from "./parts/joinTexts.ts";

export type { JoinTexts } from "./parts/joinTexts.ts";

export type JoinScreenProps = Omit<JoinFormProps, "texts" | "applicant" | "onApply"> & {
  /** `not_found` は、だれも発行していないコード。 */
  page: Loadable<JoinPage>;
  /** 前に書きかけた内容。 */
  texts?: JoinTexts | undefined;
  /** 断られたときは `Failure` で reject する。 */
  onApply: (draft: JoinDraft) => Promise<{ receipt: string }>;
  onEnterCode: (code: string) => void;
  onRetry: () => void;
};

/** 選手か保護者が、チームのQRコードから参加を申し込む（BE-6）。 */
export function JoinScreen(props: JoinScreenProps) {
  const { page, canMail, texts = emptyJoin, onApply, onEnterCode, onRetry, ...form } = props;
  const { formatMessage } = useIntl();
  const [begun, setBegun] = useState(texts);
  const [sent, setSent] = useState<{ draft: JoinDraft; receipt: string }>();

  const handleApply = async (draft: JoinDraft) => setSent({ draft, ...(await onApply(draft)) });
  const handleAnother = (draft: JoinDraft) => {
    setBegun(nextJoin(draft));
    setSent(undefined);
  };

  if (page.status === "loading") {
    return (
      <AuthLayout title={formatMessage(joinText.checking)} board="">
        <AuthSkeleton />
      </AuthLayout>
    );
  }
  if (page.status === "failed" && page.code === "not_found") {
    return (
      <AuthLayout look="notice" title={formatMessage(joinText.unknown)} lead={formatMessage(joinText.unknownHelp)}>
        <CodeEntry onEnter={onEnterCode} />
      </AuthLayout>
    );
  }
  if (page.status === "failed") {
    return (
      <AuthLayout title={formatMessage(joinText.unchecked)}>
        <FailureBanner failure={{ code: page.code }} />
        <Button variant="primary" size="l" icon={refreshIcon} wide onClick={onRetry}>
          {formatMessage(joinText.recheck)}
        </Button>
      </AuthLayout>
    );
  }
  const { state, team, code, expires_at, applicant } = page.value;
  if (sent) {
    return (
      <AuthLayout
        look="notice"
        title={formatMessage(joinText.done)}
        board={<JoinPanel team={team} code={code} steps={{ canMail }} />}
      >
        <JoinDone {...sent} canMail={canMail} onAnother={() => handleAnother(sent.draft)} />
      </AuthLayout>
    );
  }
  if (state !== "open") {
    const until = joinValueText.until;
    const lead = [
      state === "expired" && formatMessage(until, { at: momentOf(expires_at) }),
      formatMessage(joinText.askAgain),
    ];
    return (
      <AuthLayout
        look="notice"
        title={formatMessage(joinText[state])}
        lead={lead.filter(Boolean).join("")}
        board={<JoinPanel team={team} code={code} />}
      >
        <CodeEntry onEnter={onEnterCode} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout
      title={formatMessage(titleText.join)}
      lead={formatMessage(joinLeadText[applicant ?? "both"])}
      board={<JoinPanel team={team} code={code} steps={{ canMail }} />}
      look="wide"
    >
      <JoinForm {...form} canMail={canMail} applicant={applicant} texts={begun} onApply={handleApply} />
    </AuthLayout>
  );
}

function momentOf(instant: string): string {
  const atS = Date.parse(instant) / 1000;
  return `${longDate(dayOf(atS))} ${timeOf(atS)}`;
}
