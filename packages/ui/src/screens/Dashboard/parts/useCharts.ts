import { type LaterPart, useLaterPart } from "../../../state/useLaterPart.ts";
import type { LoadPart } from "../../../state/usePart.ts";

export type Charts = LaterPart<typeof import("./charts.ts")>;

export const useCharts = (load: LoadPart): Charts => useLaterPart(load, fetchPart);

const fetchPart = () => import("./charts.ts");
