import { useId } from "react";
import styled from "styled-components";
import { media, token } from "../../tokens/theme.ts";
import { HatchDefs, hatchOf } from "./HatchDefs.tsx";
import { type MarkCode, markHatches, markRules } from "./markLook.ts";

/** 棒と同じ塗りと模様の小さな見本。意味は隣の言葉が伝える。 */
export function FillMark({ mark }: { mark: MarkCode }) {
  const id = useId();
  const hatch = markHatches[mark];
  return (
    <Swatch viewBox="0 0 16 16" aria-hidden="true" data-mark={mark}>
      {hatch && <HatchDefs id={id} names={[hatch]} />}
      <Fill width={16} height={16} rx={2} />
      {hatch && <rect width={16} height={16} rx={2} fill={hatchOf(id, hatch)} />}
    </Swatch>
  );
}

const Swatch = styled.svg`
  flex: none;
  width: ${token("icon-s")};
  height: ${token("icon-s")};
  ${markRules}
`;

const Fill = styled.rect`
  fill: var(--mark);

  @media ${media.forcedColors} {
    fill: CanvasText;
  }
`;
