import type { Decorator } from "@storybook/react-vite";
import styled from "styled-components";
import { Panel } from "../../components/Panel/Panel.tsx";
import { token } from "../../tokens/theme.ts";

/** Stories only: charts in panels of a half page, as the screens have them. */
export const ChartStage = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${token("cell-l")} + ${token("cell-s")}), 1fr));
  gap: ${token("sp-4")};
  align-items: start;
  max-width: calc(2 * ${token("modal")});
`;

/** Stories only: one chart in a panel of a half page. */
export const onPanel: Decorator = (Story, { name, parameters }) => (
  <HalfPage>
    <Panel title={parameters.panel ?? name}>
      <Story />
    </Panel>
  </HalfPage>
);

/** Stories only: as on paper, light and black. */
export const asPrinted: Decorator = (Story) => (
  <div data-theme="light" data-print="">
    <Story />
  </div>
);

const HalfPage = styled.div`
  max-width: ${token("modal")};
`;
