/**
 * Unused parts of the chart library by package, and their replacements: the listed exports, and `undefined` for all
 * others. Our charts use its scales, grids and axes and draw the rest themselves; they have no animation and no pointer
 * handling (`ChartPoints` has), take colours from tokens, and have linear, named and date axes, never times.
 */
export const chartStandIns: Readonly<Record<string, string>> = {
  // Values jump to their target at once.
  "@react-spring/web": `
    export const animated = { g: "g", line: "line", text: "text" };
    export const config = {};
    export const to = undefined;
    export const useSpring = (values) => values;
    export const useTransition = (items, { enter }) => (draw) => items.map((item, at) => draw(enter(item), item, undefined, at));
  `,
  "@nivo/tooltip": "export const TooltipProvider = ({ children }) => children;",
  "@nivo/colors": `
    const color = () => "";
    export const useOrdinalColorScale = () => color, useInheritedColor = () => color;
  `,
  "@nivo/legends": "",
  "@nivo/annotations": "",
  "@nivo/voronoi": "",
  "@nivo/canvas": "",
  "react-virtualized-auto-sizer": "export default undefined;",
  "use-debounce": "",
  "d3-scale": 'export { scaleBand, scaleLinear, scalePoint } from "d3-scale"; export const scaleOrdinal = () => {};',
  "d3-interpolate":
    'export { interpolateNumber, interpolateRound, interpolateNumber as interpolate } from "d3-interpolate";',
  "d3-shape": 'export { area, curveLinear, line, stack, stackOffsetDiverging } from "d3-shape";',
  "d3-scale-chromatic": "",
  "d3-format": "",
  "d3-time": `
    export const timeInterval = () => {};
    export const timeTicks = undefined, timeTickInterval = undefined, utcTicks = undefined, utcTickInterval = undefined;
  `,
  "d3-time-format": "",
  ...lodash(),
};

/** For theme and chart values: plain objects, numbers and names. */
function lodash(): Record<string, string> {
  const parts = {
    get: "(from, path) => String(path).split('.').reduce((at, key) => at?.[key], from)",
    isArray: "Array.isArray",
    isDate: "(value) => value instanceof Date",
    isEqual: "undefined",
    isFunction: "(value) => typeof value === 'function'",
    isNumber: "(value) => typeof value === 'number'",
    isPlainObject: "(value) => Object.prototype.toString.call(value) === '[object Object]'",
    isString: "(value) => typeof value === 'string'",
    last: "(all) => all?.at(-1)",
    merge: `function merge(into, ...from) {
      for (const one of from) for (const [key, value] of Object.entries(one ?? {})) {
        if (typeof value === "object" && value !== null) into[key] = merge(into[key] ?? {}, value);
        else if (value !== undefined) into[key] = value;
      }
      return into;
    }`,
    pick: "undefined",
    set: `(into, path, value) => {
      const keys = path.split(".");
      const name = keys.pop();
      keys.reduce((at, key) => at[key] ??= {}, into)[name] = value;
    }`,
    sortBy: "(all) => all.toSorted((one, other) => one - other)",
    uniq: "(all) => [...new Set(all)]",
    uniqBy: "undefined",
    uniqueId: "(start) => start",
    without: "() => []",
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, code]) => [`lodash/${name}.js`, `export default ${code};`]),
  );
}
