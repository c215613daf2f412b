import { Stack } from "../../layout/Stack/Stack.tsx";
import { Skeleton } from "../Skeleton/Skeleton.tsx";

/** ログイン前の画面で、確かめている間の骨組み。何をしているかは枠の見出しが言う。 */
export function AuthSkeleton() {
  return (
    <Stack gap="l" aria-busy="true">
      <Skeleton />
      <Skeleton />
      <Skeleton shape="title" />
    </Stack>
  );
}
