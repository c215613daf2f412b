import { TableSkeleton } from "../../../../components/DataTable/parts/TableSkeleton.tsx";
import { Panel } from "../../../../components/Panel/Panel.tsx";
import { Page } from "../../../../layout/Page/Page.tsx";

/** 測定会が届くまで。 */
export function SheetSkeleton() {
  return (
    <Page>
      <Panel flush>
        <TableSkeleton rows={10} />
      </Panel>
    </Page>
  );
}
