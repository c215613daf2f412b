import type { PasswordChange } from "@kyuseki/domain";
import { CoachRoster, type CoachRosterProps } from "../../components/CoachRoster/CoachRoster.tsx";
import { Column } from "../../layout/Columns/Column.ts";
import { Columns } from "../../layout/Columns/Columns.tsx";
import { Page } from "../../layout/Page/Page.tsx";
import { PasskeysPanel, type PasskeysPanelProps } from "./parts/PasskeysPanel.tsx";
import { PasswordPanel } from "./parts/PasswordPanel.tsx";
import { ProfilePanel, type ProfilePanelProps } from "./parts/ProfilePanel.tsx";
import { SessionsPanel, type SessionsPanelProps } from "./parts/SessionsPanel.tsx";
import { SyncStatusLink } from "./parts/SyncStatusLink.tsx";

export type AccountScreenProps = Omit<CoachRosterProps, "roster" | "viewer" | "onRetry"> &
  Omit<SessionsPanelProps, "onRetry"> &
  Omit<ProfilePanelProps, "onRetry"> &
  Omit<PasskeysPanelProps, "onRetry"> & {
    coaches: CoachRosterProps["roster"];
    onRetry: (part: "account" | "sessions" | "coaches" | "passkeys") => void;
    /** 断られたときは `Failure` で reject する。 */
    onChangePassword: (change: PasswordChange) => Promise<void>;
  };

/** 自分のアカウントと、チームの指導者。区画ごとに読み込み、一つの失敗はほかに及ばない（ER-4）。 */
export function AccountScreen(props: AccountScreenProps) {
  const { account, coaches, onRetry } = props;
  const viewer = account.status === "ready" ? account.value : null;
  const isCoach = viewer?.coach_type !== null;

  return (
    <Page>
      <Columns split="6+6">
        <Column>
          <ProfilePanel {...props} onRetry={() => onRetry("account")} />
          <PasswordPanel {...props} email={viewer?.email} />
          {isCoach && <PasskeysPanel {...props} onRetry={() => onRetry("passkeys")} />}
        </Column>
        <Column>
          <SessionsPanel {...props} onRetry={() => onRetry("sessions")} />
          <SyncStatusLink />
          {isCoach && <CoachRoster {...props} roster={coaches} viewer={viewer} onRetry={() => onRetry("coaches")} />}
        </Column>
      </Columns>
    </Page>
  );
}
