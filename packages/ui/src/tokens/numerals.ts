export const numeralFile = new URL("../assets/sofia-condensed-digits.woff2", import.meta.url).href;

/** Digits and signs only. `optional`: a late font never moves a number that is being read. */
export const numeralFont = `
  @font-face {
    font-family: "Sofia Sans Condensed Digits";
    src: url("${numeralFile}") format("woff2");
    font-weight: 1 1000;
    font-style: normal;
    font-display: optional;
    unicode-range: U+20, U+25, U+2B-2F, U+30-3A, U+B0, U+B1, U+D7, U+2013, U+2212;
  }
`;
