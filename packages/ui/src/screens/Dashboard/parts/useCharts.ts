import { type Drawing, useDrawing } from "../../../charts/ChartFrame/useDrawing.ts";
import type { LoadPart } from "../../../state/usePart.ts";

export type Charts = Drawing<typeof import("./charts.ts")>;

export const useCharts = (load: LoadPart): Charts => useDrawing(load, fetchPart);

const fetchPart = () => import("./charts.ts");
