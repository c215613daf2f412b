// @vitest-environment jsdom
import { QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { queryKeys } from "../data/queryKeys.ts";
import { createQueryClient } from "./queryClient.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.for(["before the page opens", "while the page opens", "on an open page"])(
  "ER-4 network lost %s: a failed read is repeated when it returns",
  async (lost) => {
    if (lost === "before the page opens") network("offline");
    const queries = createQueryClient();
    if (lost === "while the page opens") network("offline");
    queries.mount();
    if (lost === "on an open page") network("offline");
    const read = vi.fn().mockRejectedValueOnce(new Error("unavailable")).mockResolvedValue("the rows");
    const observer = new QueryObserver(queries, { queryKey: queryKeys.members, queryFn: read });
    const stop = observer.subscribe(() => {});
    await expect.poll(() => observer.getCurrentResult().isError).toBe(true);

    network("online");

    await expect.poll(() => observer.getCurrentResult().data).toBe("the rows");
    expect(read).toHaveBeenCalledTimes(2);
    stop();
    queries.unmount();
  },
);

function network(state: "online" | "offline") {
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(state === "online");
  window.dispatchEvent(new Event(state));
}
