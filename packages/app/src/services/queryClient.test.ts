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

test.for([{ isShown: true }, { isShown: false }])(
  "R4 the first answer, begun before a change, is asked for once more after it (on screen: $isShown)",
  async ({ isShown }) => {
    const queries = createQueryClient();
    const before = Promise.withResolvers<string>();
    const read = vi.fn(async () => "after").mockReturnValueOnce(before.promise);
    const options = { queryKey: queryKeys.audit, queryFn: read };
    const observer = new QueryObserver(queries, options);
    const stop = isShown ? observer.subscribe(() => {}) : () => {};
    const first = queries.prefetchQuery(options);
    const changed = queries.invalidateQueries({ queryKey: queryKeys.audit });
    before.resolve("before");
    await Promise.all([first, changed]);

    expect(await queries.fetchQuery(options)).toBe("after");
    expect(read).toHaveBeenCalledTimes(2);
    stop();
  },
);

function network(state: "online" | "offline") {
  vi.spyOn(window.navigator, "onLine", "get").mockReturnValue(state === "online");
  window.dispatchEvent(new Event(state));
}
