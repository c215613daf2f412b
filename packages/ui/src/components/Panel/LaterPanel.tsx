import { Panel, type PanelProps } from "./Panel.tsx";
import { PartPlace, type PartPlaceProps } from "./PartPlace.tsx";

export type LaterPanelProps<Part> = PartPlaceProps<Part> & Pick<PanelProps, "title">;

/** あとから届く区画。それまでは、同じ見出しの区画が場所を取っておく。 */
export function LaterPanel<Part>({ title, ...place }: LaterPanelProps<Part>) {
  const { part, children } = place;
  if (part.status === "ready") return children(part.value);
  return (
    <Panel title={title} flush={part.status === "missing"}>
      <PartPlace {...place} />
    </Panel>
  );
}
