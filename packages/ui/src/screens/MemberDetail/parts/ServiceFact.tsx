import {
  type AnalyzerCall,
  allowedAnalyzerCalls,
  allowedTrainingCalls,
  type Member,
  memberName,
  type TrainingCall,
} from "@kyuseki/domain";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { FailureBanner } from "../../../components/Banner/FailureBanner.tsx";
import { useFailureSentence } from "../../../components/Banner/useFailureSentence.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { ConfirmDialog } from "../../../components/ConfirmDialog/ConfirmDialog.tsx";
import { Fact } from "../../../components/FactList/Fact.tsx";
import { memberConfirmText } from "../../../copy/members/memberActions.ts";
import { linkCallText, memberDetailText, memberDetailValueText } from "../../../copy/members/memberDetail.ts";
import { useSending } from "../../../state/useSending.ts";

export type LinkCall = AnalyzerCall | TrainingCall;
export type ServiceFactProps = {
  service: "analyzer" | "training";
  member: Member;
  /** 断られたときは `Failure` で reject する。新しい状態は `member` で届く。 */
  onLinkCall: (call: LinkCall) => Promise<unknown>;
  /** いまの状態。 */
  children: ReactNode;
};

/** 一つのサービスの状態と、いまできる操作だけのボタン（EN-8a）。使えなくする操作は、先に確かめる。 */
export function ServiceFact({ service, member, onLinkCall, children }: ServiceFactProps) {
  const { formatMessage } = useIntl();
  const [asking, setAsking] = useState<AskedCall | null>(null);
  const [pressed, setPressed] = useState<LinkCall>();
  const { busy, failure, send, forget } = useSending();
  const sentence = useFailureSentence(failure);
  const calls = member.state === "active" ? allowedCalls[service](member) : [];

  const run = async (call: LinkCall) => {
    setPressed(call);
    const answer = await send(() => onLinkCall(call));
    if (!("failure" in answer)) setAsking(null);
  };
  const handlePress = (call: LinkCall) => {
    forget();
    if (isAsked(call)) setAsking(call);
    else void run(call);
  };

  return (
    <Fact
      term={formatMessage(memberDetailText[service])}
      action={
        calls.length > 0 &&
        // Numbered, not named: after the call its opposite is in the same button, which keeps the focus.
        calls.map((call, place) => (
          <Button
            key={places[place]}
            size="s"
            variant={call === "accept" ? "primary" : "secondary"}
            busy={busy && pressed === call}
            onClick={() => handlePress(call)}
          >
            {formatMessage(linkCallText[call])}
          </Button>
        ))
      }
    >
      {children}
      {!asking && <FailureBanner failure={failure} />}
      {asking && (
        <ConfirmDialog
          tone="danger"
          title={formatMessage(memberDetailValueText[asking], { name: memberName(member) })}
          confirm={{ label: formatMessage(linkCallText[asking]) }}
          busy={busy}
          failure={sentence}
          onConfirm={() => void run(asking)}
          onClose={() => setAsking(null)}
        >
          {formatMessage(memberConfirmText[asking])}
        </ConfirmDialog>
      )}
    </Fact>
  );
}

const allowedCalls = { analyzer: allowedAnalyzerCalls, training: allowedTrainingCalls } as const satisfies Record<
  ServiceFactProps["service"],
  (member: Member) => readonly LinkCall[]
>;

type AskedCall = "unlinkuser" | "stop";
const isAsked = (call: LinkCall): call is AskedCall => call === "unlinkuser" || call === "stop";

const places = ["first", "second", "third"] as const;
