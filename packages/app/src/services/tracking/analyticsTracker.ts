import type { TrackingSettings } from "@kyuseki/domain";
import mixpanel from "mixpanel-browser/dist/mixpanel-core.cjs.js";
import { analyticsSettings } from "./analyticsSettings.ts";
import type { Tracker } from "./tracker.ts";

type Batcher = {
  /** Resolves when the item is in the queue, which tabs share and take turns at. */
  enqueue: (item: unknown) => Promise<unknown>;
  flush: (options: { unloading: true }) => Promise<void>;
};

/** What the library has and its types do not mention. */
type Untyped = {
  request_batchers: Record<string, Batcher>;
  stop_batch_senders: () => void;
  start_batch_senders: () => void;
};
const client = mixpanel as typeof mixpanel & Untyped;

/** Starts the analytics client of this page; a page has one (AN-1 to AN-3). The recorder comes only where it is on. */
export async function startAnalytics(
  { token, recordingPercent }: NonNullable<TrackingSettings["analytics"]>,
  origin: string,
): Promise<Tracker> {
  let address = window.location.origin;
  if (recordingPercent > 0) (await import("./recorder.ts")).provideRecorder(() => address);
  client.init(token, analyticsSettings(origin, recordingPercent));
  client.set_config({ disable_persistence: false });
  const queue = watch(Object.values(client.request_batchers));
  let isAsleep = false;

  const arrive = (at: string) => {
    address = at;
    // The library would send the true address with everything.
    client.register({ $current_url: address }, { persistent: false });
  };
  const wake = () => {
    client.set_config({ disable_persistence: false, record_sessions_percent: recordingPercent });
    client.reset();
    client.start_batch_senders();
  };

  return {
    enter: ({ user, team }, view) => {
      if (isAsleep) wake();
      isAsleep = false;
      arrive(view.address);
      client.identify(String(user.id));
      client.set_group(teamKey, String(team.team_id));
      client.get_group(teamKey, String(team.team_id)).set({ sport_type: team.sport_type });
    },
    pageView: (view) => {
      arrive(view.address);
      client.track(`enter page: ${view.title}`, { path: view.path, time: view.shownAtMs / 1000 });
    },
    leave: async () => {
      isAsleep = true;
      await queue.send();
      client.stop_batch_senders();
      client.set_config({ disable_persistence: true, record_sessions_percent: 0 });
      client.reset();
      for (const storage of [window.localStorage, window.sessionStorage]) sweep(storage);
    },
  };
}

const teamKey = "team_id";

/** The library does not say when what it was given is in its queue. */
function watch(batchers: readonly Batcher[]) {
  const entering = new Set<Promise<unknown>>();
  for (const batcher of batchers) {
    const enqueue = batcher.enqueue.bind(batcher);
    batcher.enqueue = (item) => {
      const entered = enqueue(item).finally(() => entering.delete(entered));
      entering.add(entered);
      return entered;
    };
  }
  return {
    async send() {
      await Promise.allSettled(entering);
      await Promise.allSettled(batchers.map((batcher) => batcher.flush({ unloading: true })));
    },
  };
}

/** Storage keys of the library's queues and marks, erased at sign-out (S6). */
function sweep(storage: Storage) {
  for (const key of Object.keys(storage)) {
    if (/^(__)?mp/.test(key)) storage.removeItem(key);
  }
}
