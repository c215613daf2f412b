/**
 * Inhabitants in units of 10,000, by JIS X 0401 code from 1 (北海道) to 47 (沖縄県), rounded from the national census
 * of 2020. Decides how many of the invented clubs each prefecture gets.
 */
export const inhabitants = [
  522, 124, 121, 230, 96, 107, 183, 287, 193, 194, 734, 628, 1405, 924, 220, 103, 113, 77, 81, 205, 198, 363, 754, 177,
  141, 258, 884, 547, 132, 92, 55, 67, 189, 280, 134, 72, 95, 133, 69, 514, 81, 131, 174, 112, 107, 159, 147,
] as const;
