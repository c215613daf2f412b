import { afterAnalyzerCall, afterTrainingCall, type MemberDetail } from "@kyuseki/domain";
import { useState } from "react";
import { MemberDetailScreen, type MemberDetailScreenProps } from "./MemberDetailScreen.tsx";

/** For stories only: the list behind the panel, and a member that changes as on the server. */
export function MemberDetailHarness({ onLinkCall, onArchive, onReinstate, ...rest }: MemberDetailScreenProps) {
  const [member, setMember] = useState(rest.member);
  const change = (part: (before: MemberDetail) => Partial<MemberDetail>) =>
    setMember((before) =>
      before.status === "ready" ? { ...before, value: { ...before.value, ...part(before.value) } } : before,
    );

  return (
    <main>
      <h1>メンバーリスト</h1>
      <MemberDetailScreen
        {...rest}
        member={member}
        onLinkCall={async (call) => {
          await onLinkCall(call);
          change((before) => {
            if (call === "accept" || call === "resume" || call === "stop") {
              const nextrainer_usage = afterTrainingCall(call, before);
              return nextrainer_usage ? { nextrainer_usage } : {};
            }
            return afterAnalyzerCall(call, before) ?? {};
          });
        }}
        onArchive={async () => {
          await onArchive();
          change(() => ({ state: "archived", archived_as: "left" }));
        }}
        onReinstate={async () => {
          await onReinstate();
          change(() => ({ state: "active", archived_as: undefined }));
        }}
      />
    </main>
  );
}
