import { type Member, memberName, type SportType } from "@kyuseki/domain";
import { downloadText, memberSavedValueText } from "@kyuseki/ui";
import { MemberDetailScreen } from "@kyuseki/ui/screens/MemberDetail";
import { useIntl } from "react-intl";
import { useNavigate, useSearchParams } from "react-router-dom";
import { changeMemberLink, eraseMemberData, memberFile } from "../../data/members/member.ts";
import { archiveAsLeft, reinstate } from "../../data/members/memberActions.ts";
import { memberQuery } from "../../data/members/memberQuery.ts";
import { useMemberStory } from "../../data/members/memberStory.ts";
import { useMember } from "../../data/members/useMember.ts";
import { useServices } from "../../services/services.ts";
import { useLoadPart } from "../../services/useLoadPart.ts";
import { performAction } from "../memberActions/performAction.ts";
import { raisedDetail } from "../memberActions/resultMessage.ts";
import { MemberApplication } from "./MemberApplication.tsx";
import { MemberEditing } from "./MemberEditing.tsx";
import { useFamilyLink } from "./useFamilyLink.ts";
import { useMemberPhoto } from "./useMemberPhoto.ts";

export type MemberShownProps = {
  id: number;
  sportType: SportType;
  analyzerAvailable: boolean;
  isManager: boolean;
  /** Ids in the order of the list behind: what 前の選手 and 次の選手 go through. */
  siblings: readonly number[];
  /** The list without the panel, with its filters. */
  backTo: string;
};

/** One member of the team, shown or edited. */
export function MemberShown({ id, sportType, analyzerAvailable, isManager, siblings, backTo }: MemberShownProps) {
  const services = useServices();
  const { call, queries, bus } = services;
  const intl = useIntl();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { member, known, retry } = useMember(id);
  const { story, retryStory } = useMemberStory(id, member.status !== "failed" && known?.state !== "applied");
  const family = useFamilyLink(id);
  const loadPart = useLoadPart();
  const photos = useMemberPhoto(id);
  const ready = member.status === "ready" ? member.value : null;

  const handleClose = () => void navigate(backTo, { preventScrollReset: true });
  const handleEdit = () =>
    setParams((now) => ({ ...Object.fromEntries(now), edit: "1" }), { preventScrollReset: true });
  const handleEdited = () =>
    setParams(
      (now) => {
        now.delete("edit");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
  if (ready && params.get("edit") === "1") {
    return <MemberEditing key={id} member={ready} sportType={sportType} onDone={handleEdited} />;
  }

  const place = siblings.indexOf(id);
  const goTo = (neighbour: number | undefined) =>
    neighbour === undefined
      ? undefined
      : () =>
          void navigate(
            { pathname: `/member-list/${neighbour}`, search: params.toString() },
            { replace: true, preventScrollReset: true },
          );
  const moved = async (work: (data: typeof services, members: readonly Member[]) => Promise<unknown>) => {
    if (!ready) return;
    await work(services, [ready]);
    await queries.invalidateQueries({ queryKey: memberQuery(call, id).queryKey });
  };
  const handleReinstate = async () => {
    let raised: string | undefined;
    await moved(async (data, before) => {
      raised = raisedDetail(intl, before, await reinstate(data, before));
    });
    if (raised) bus.emit("toast", { tone: "success", text: raised });
  };
  const handleRemove = () => {
    const removed = ready ?? known;
    if (!removed) return;
    handleClose();
    void performAction("delete", [removed], { services, intl, isStopped: () => false, onSettled: () => {} });
  };
  const handleErase = async () => {
    const name = ready ? memberName(ready) : "";
    await eraseMemberData(services, id);
    handleClose();
    bus.emit("toast", { tone: "success", text: intl.formatMessage(memberSavedValueText.erased, { name }) });
  };

  return (
    <MemberDetailScreen
      member={member}
      known={known}
      sportType={sportType}
      analyzerAvailable={analyzerAvailable}
      isManager={isManager}
      hrefs={{
        report: `/nextshot/report/${id}/batting/summary`,
        training: `/training-report/${id}`,
        recordTraining: `/training-report/${id}#record`,
        recordPitches: `/dashboard/pitch-guard?player=${id}&record=1`,
        notes: `/note/note-list/${id}`,
        notification: `/notification?to=${id}`,
      }}
      family={family}
      loadPart={loadPart}
      story={story}
      onRetryStory={retryStory}
      photos={photos}
      application={ready?.state === "applied" && <MemberApplication member={ready} backTo={backTo} />}
      onPrevious={goTo(siblings[place - 1])}
      onNext={place === -1 ? undefined : goTo(siblings[place + 1])}
      onEdit={handleEdit}
      onRemove={handleRemove}
      onLinkCall={(action) => changeMemberLink(services, action, id)}
      onArchive={() => moved(archiveAsLeft)}
      onReinstate={handleReinstate}
      onExport={async () => downloadText(await memberFile(call, id), `kyuseki-member-${id}.json`, "application/json")}
      onErase={handleErase}
      onRetry={retry}
      onClose={handleClose}
    />
  );
}
