/** The look of the app's own pages (`packages/ui/src/tokens`), small enough to stand inside a page. */
export const pageStyle = `
:root {
  --bg: #eff3f1; --surface: #fff; --ink: #0c1a16; --ink-2: #33443d; --line: #d5ddd9; --line-strong: #71827a;
  --board: #0a2c24; --board-ink: #f4faf6; --primary: #0b5d46; --primary-ink: #fff; --primary-text: #0a5741;
  --focus: #0b57d0;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #08121c; --surface: #0f1c29; --ink: #f0f5f8; --ink-2: #c6d3dd; --line: #24384a; --line-strong: #7890a2;
    --board: #040b12; --primary: #45c99a; --primary-ink: #04140e; --primary-text: #62d6ab; --focus: #8ec2ff;
  }
}
* { box-sizing: border-box; margin: 0; }
body {
  display: flex; flex-direction: column; min-height: 100vh; min-height: 100svh;
  background: var(--bg); color: var(--ink); line-break: strict; overflow-wrap: anywhere;
  font: 400 1rem/1.75 "Hiragino Sans", "Yu Gothic UI", Meiryo, "Noto Sans JP", "Noto Sans CJK JP", sans-serif;
}
header {
  display: flex; align-items: center; gap: .75rem; min-height: 3.5rem; padding: 0 1rem;
  background: var(--board); color: var(--board-ink); font-size: 1.25rem;
}
main {
  width: 100%; max-width: 40rem; margin: 1rem auto auto; padding: 1.5rem 1rem;
  border: 1px solid var(--line); border-width: 1px 0; background: var(--surface);
}
h1 { margin-bottom: .75rem; font-size: 1.375rem; line-height: 1.35; text-wrap: balance; word-break: auto-phrase; }
p { margin-top: .5rem; color: var(--ink-2); text-wrap: pretty; word-break: auto-phrase; }
ul { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1.5rem; padding: 0; list-style: none; }
li a {
  display: inline-flex; align-items: center; min-height: 3rem; padding: .25rem 1.25rem;
  border: 1px solid var(--line-strong); border-radius: 6px; color: inherit; font-weight: 600; text-decoration: none;
}
li:first-child a { border-color: var(--primary); background: var(--primary); color: var(--primary-ink); }
footer { display: flex; flex-wrap: wrap; gap: 0 1rem; padding: 1rem; justify-content: center; }
footer a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--primary-text); font-size: .875rem; }
a:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 4px; }
@media (min-width: 600px) { main { margin-top: 3.5rem; padding: 2rem 2.5rem; border-width: 1px; border-radius: 6px; } }
@media print { header, footer, ul { display: none; } main { border: 0; } }
`;
