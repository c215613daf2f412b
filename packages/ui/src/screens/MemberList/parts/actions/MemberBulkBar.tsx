import type { Member } from "@kyuseki/domain";
import { type IntlShape, useIntl } from "react-intl";
import { type BulkAction, BulkBar } from "../../../../components/BulkBar/BulkBar.tsx";
import {
  checkIcon,
  downloadIcon,
  megaphoneIcon,
  trashIcon,
  undoIcon,
  userPlusIcon,
} from "../../../../components/Icon/icons.ts";
import { composerHref } from "../../../../components/NoticeView/composerHref.ts";
import {
  memberActionValueText,
  memberBulkText,
  memberForbiddenText,
  memberRunText,
} from "../../../../copy/members/memberActions.ts";
import { useMedia } from "../../../../layout/useMedia.ts";
import { media } from "../../../../tokens/theme.ts";
import type { Team } from "../team.ts";
import { useActing } from "./acting.ts";
import { awaitsAcceptance, type LinkAction, linkActions, type MemberAction } from "./memberAction.ts";

/** 一人ずつ行っている操作の進み具合。 */
export type MemberRun = { action: LinkAction; done: number; total: number; stopping: boolean };

export type MemberBulkBarProps = {
  /** 選んだ選手。 */
  members: readonly Member[];
  /** 絞り込んだ後の人数。 */
  total: number;
  /** 一人ずつ行っている操作の進み具合。 */
  run: MemberRun | null;
  onExport: (members: readonly Member[]) => void;
  /** 済んだ選手は、選択から外れる。 */
  onDone: (ids: readonly number[]) => void;
  /** 一人ずつ行っている操作の、残りをやめる。 */
  onStop: () => void;
  onSelectAll: () => void;
  onClear: () => void;
};

/** 選んだ選手にまとめて行う操作。 */
export function MemberBulkBar(props: MemberBulkBarProps) {
  const { members, total, run, onExport, onDone, onStop, onSelectAll, onClear } = props;
  const intl = useIntl();
  const { team, act } = useActing();
  const isPast = members.every(({ state }) => state === "archived");
  const perform = (action: MemberAction, whom: readonly Member[]) => act(action, whom, onDone);

  const csv: BulkAction = {
    id: "csv",
    label: intl.formatMessage(memberBulkText.csv),
    shortLabel: intl.formatMessage(memberBulkText.csvShort),
    icon: downloadIcon,
    onPress: () => onExport(members),
  };
  const remove: BulkAction = {
    id: "delete",
    label: intl.formatMessage(memberBulkText.delete),
    icon: trashIcon,
    tone: "danger",
    forbidden: team.isManager ? undefined : intl.formatMessage(memberForbiddenText.deleteManagerOnly),
    onPress: () => perform("delete", members),
  };
  const changes = isPast
    ? [reinstating(intl, members, team, perform)]
    : [...linking(intl, members, team, perform), notifying(intl, members)];
  // A phone has room for four.
  const hasRoom = !useMedia(media.mobile) || changes.length < 3;

  return (
    <BulkBar
      count={members.length}
      total={total}
      unit="person"
      actions={[...changes, ...(hasRoom ? [csv] : []), remove]}
      progress={
        run
          ? { label: intl.formatMessage(memberRunText[run.action]), unit: "person", ...progressOf(run), onStop }
          : undefined
      }
      onSelectAll={onSelectAll}
      onClear={onClear}
    />
  );
}

type Perform = (action: MemberAction, members: readonly Member[]) => void;

/** Each button shows how many of the chosen members it applies to; for none it says why. */
function linking(intl: IntlShape, members: readonly Member[], team: Team, perform: Perform): BulkAction[] {
  const offered = [
    { action: "invite", short: "inviteShort", none: "noneToInvite", icon: userPlusIcon },
    { action: "accept", short: "acceptShort", none: "noneToAccept", icon: checkIcon },
  ] as const;
  return offered
    .filter(({ action }) => action !== "invite" || team.analyzerAvailable)
    .map(({ action, short, none, icon }) => {
      const whom = members.filter((member) =>
        action === "accept" ? awaitsAcceptance(member) : linkActions(member, team).includes(action),
      );
      const counted = (words: keyof typeof memberBulkText) => {
        const label = intl.formatMessage(memberBulkText[words]);
        return whom.length === 0
          ? label
          : intl.formatMessage(memberActionValueText.applies, { label, count: whom.length });
      };
      return {
        id: action,
        label: counted(action),
        shortLabel: counted(short),
        icon,
        forbidden: whom.length === 0 ? intl.formatMessage(memberForbiddenText[none]) : undefined,
        onPress: () => perform(action, whom),
      };
    });
}

/** Opens the composer; notices go to those who have been accepted. */
function notifying(intl: IntlShape, members: readonly Member[]): BulkAction {
  const whom = members.filter(({ state }) => state === "active");
  return {
    id: "notify",
    label: intl.formatMessage(memberBulkText.notify),
    shortLabel: intl.formatMessage(memberBulkText.notifyShort),
    icon: megaphoneIcon,
    href: composerHref(whom.map(({ id }) => id)),
    forbidden: whom.length === 0 ? intl.formatMessage(memberForbiddenText.noneToNotify) : undefined,
  };
}

function reinstating(intl: IntlShape, members: readonly Member[], team: Team, perform: Perform): BulkAction {
  return {
    id: "reinstate",
    label: intl.formatMessage(memberBulkText.reinstate),
    icon: undoIcon,
    forbidden: team.isManager ? undefined : intl.formatMessage(memberForbiddenText.reinstateManagerOnly),
    onPress: () => perform("reinstate", members),
  };
}

const progressOf = ({ done, total, stopping }: MemberRun) => ({ done, total, stopping });
