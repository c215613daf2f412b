import { Skeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { Stack } from "../../../layout/Stack/Stack.tsx";

/** 一覧にもまだない一人を待つ間。 */
export function MemberSkeleton() {
  return (
    <Stack gap="xl" aria-busy="true">
      <Skeleton shape="title" />
      {lines.map((line) => (
        <Skeleton key={line} />
      ))}
    </Stack>
  );
}

const lines = ["email", "guardian", "body", "analyzer", "training", "registered"] as const;
