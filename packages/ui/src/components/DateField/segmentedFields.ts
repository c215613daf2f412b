export { SegmentedDateField } from "./SegmentedDateField.tsx";
export { SegmentedTimeField } from "./SegmentedTimeField.tsx";
