import styled from "styled-components";
import { contrast, contrastPairs } from "../../packages/ui/src/tokens/contrast.ts";
import { themes, token } from "../../packages/ui/src/tokens/theme.ts";

/** 文字や印と、その地の色の比。トークンの値からその場で計算する。 */
export function ContrastTable() {
  return (
    <Scroll>
      <table>
        <thead>
          <tr>
            <th scope="col">文字・印</th>
            <th scope="col">地</th>
            <th scope="col">必要な比</th>
            {shades.map(({ theme, label }) => (
              <th key={theme} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(([ink, ground, need]) => (
            <tr key={`${ink} ${ground}`}>
              <th scope="row">{ink}</th>
              <td>{ground}</td>
              <td>{need.toFixed(1)}</td>
              {shades.map(({ theme }) => (
                <td key={theme}>
                  <Ratio ink={themes[theme][ink]} ground={themes[theme][ground]} need={need} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}

function Ratio({ ink, ground, need }: { ink: string; ground: string; need: number }) {
  const ratio = contrast(ink, ground);
  return (
    <>
      <span style={{ color: ink, background: ground }} aria-hidden="true">
        あ7
      </span>
      {`${ratio.toFixed(1)} ${ratio >= need ? "○" : "× 足りません"}`}
    </>
  );
}

const shades = [
  { theme: "light", label: "明るい画面" },
  { theme: "dark", label: "暗い画面" },
] as const;

const Scroll = styled.div`
  overflow-x: auto;

  & table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${token("fs-small")};
    font-variant-numeric: tabular-nums;
  }
  & :is(th, td) {
    padding: ${token("sp-1")} ${token("sp-2")};
    border-block-end: ${token("hairline")} solid ${token("line")};
    text-align: start;
    white-space: nowrap;
  }
  & span {
    display: inline-block;
    width: ${token("sp-8")};
    margin-inline-end: ${token("sp-2")};
    border: ${token("hairline")} solid ${token("line-2")};
    border-radius: ${token("r-s")};
    text-align: center;
  }
`;
