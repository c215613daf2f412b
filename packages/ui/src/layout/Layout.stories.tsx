import type { Meta, StoryObj } from "@storybook/react-vite";
import styled from "styled-components";
import { token } from "../tokens/theme.ts";
import { Cluster } from "./Cluster/Cluster.tsx";
import { Columns, type Split } from "./Columns/Columns.tsx";
import { Grid } from "./Grid.harness.tsx";
import { Page } from "./Page/Page.tsx";
import { Stack } from "./Stack/Stack.tsx";

const meta = { id: "foundations-layout", title: "基礎/配置", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pieces: Story = {
  name: "並べる部品",
  render: () => (
    <Page>
      <Stack gap="xs">
        <Box>Stack</Box>
        <Box>上から下へ</Box>
      </Stack>
      <Cluster end={<Box>右端</Box>}>
        <Box>Cluster</Box>
        <Box>左から右へ</Box>
      </Cluster>
      <Grid cell="m">
        {["Grid", "同じ大きさの升", "入るだけ並べる", "段が変わる", "最後"].map((name) => (
          <Box key={name}>{name}</Box>
        ))}
      </Grid>
    </Page>
  ),
};
export const PiecesOnPhone: Story = {
  ...Pieces,
  name: "並べる部品（スマートフォン）",
  globals: { viewport: { value: "mobile" } },
};

const splits: readonly Split[] = ["8+4", "7+5", "6+6", "5+7", "4+8", "9+3", "3+9", "4+4+4", "3+6+3"];

export const Splits: Story = {
  name: "列の分け方",
  parameters: { visual: { viewports: ["mobile", "tablet", "laptop", "desktop"] } },
  render: () => (
    <Page>
      {splits.map((split) => (
        <Columns key={split} split={split}>
          {split.split("+").map((part, place) => (
            <Box key={`${split} ${String(place)}`}>{part}</Box>
          ))}
        </Columns>
      ))}
    </Page>
  ),
};

const Box = styled.div`
  padding: ${token("sp-3")} ${token("sp-4")};
  border: ${token("hairline")} dashed ${token("line-strong")};
  border-radius: ${token("r-m")};
  background: ${token("surface")};
`;
