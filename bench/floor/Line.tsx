export function Line({ values }: { values: number[] }) {
  const points = values.map((value, index) => `${index * 8},${220 - value}`).join(" ");
  return (
    <svg width="400" height="120" role="img" aria-label="身長">
      <polyline points={points} fill="none" stroke="currentColor" />
    </svg>
  );
}
