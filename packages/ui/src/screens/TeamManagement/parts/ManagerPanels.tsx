import { Column } from "../../../layout/Columns/Column.ts";
import { Columns } from "../../../layout/Columns/Columns.tsx";
import type { Loadable } from "../../../state/loadable.ts";
import type { AuditExportProps } from "./AuditExport.tsx";
import { AuditPanel } from "./AuditPanel.tsx";
import { PersonalDataPanel, type PersonalDataPanelProps } from "./PersonalDataPanel.tsx";
import { PhotosPanel, type PhotosPanelProps } from "./PhotosPanel.tsx";
import type { AuditLog } from "./personalData.ts";
import { SecondFactorPanel, type SecondFactorPanelProps } from "./SecondFactorPanel.tsx";

export type ManagerPart = "audit" | "photos" | "secondFactor" | "deleted";
export type ManagerPanelsProps = Omit<SecondFactorPanelProps, "onRetry"> &
  Omit<PersonalDataPanelProps, "onRetry"> &
  Omit<PhotosPanelProps, "onRetry"> &
  AuditExportProps & {
    audit: Loadable<AuditLog>;
    onRetry: (part: ManagerPart) => void;
    onMoreAudit: () => Promise<void>;
  };

/** 操作の記録、写真、パスキー、個人情報。監督だけに出る。 */
export function ManagerPanels(props: ManagerPanelsProps) {
  const retry = (part: ManagerPart) => () => props.onRetry(part);

  return (
    <Columns split="8+4">
      <AuditPanel {...props} log={props.audit} onRetry={retry("audit")} onMore={props.onMoreAudit} />
      <Column>
        <PhotosPanel {...props} onRetry={retry("photos")} />
        <SecondFactorPanel {...props} onRetry={retry("secondFactor")} />
        <PersonalDataPanel {...props} onRetry={retry("deleted")} />
      </Column>
    </Columns>
  );
}
