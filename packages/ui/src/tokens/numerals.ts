export const numeralFamily = "Sofia Sans Condensed Digits";

/** Digits and signs only. `source`: address of the file. `optional`: a late font never moves a number that is being read. */
export const numeralFont = (source: string) => `
  @font-face {
    font-family: "${numeralFamily}";
    src: url("${source}") format("woff2");
    font-weight: 1 1000;
    font-style: normal;
    font-display: optional;
    unicode-range: U+20, U+25, U+2B-2F, U+30-3A, U+B0, U+B1, U+D7, U+2013, U+2212;
  }
`;
