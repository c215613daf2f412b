import {
  type AttendanceAnswer,
  type CarChoice,
  Failure,
  type FamilyEvent,
  type FamilyNotice,
  type FamilyPage,
} from "@kyuseki/domain";
import { type CallFailure, callFailure, type Loadable } from "@kyuseki/ui";
import { type AnswerSending, answerKey, subjectOf } from "@kyuseki/ui/screens/Family";
import { answerFreshMs } from "../services/freshness.ts";
import type { FamilyCalls } from "./familyCalls.ts";
import type { FamilyDrafts, UnsentAnswer } from "./familyDrafts.ts";
import { ownerOf } from "./ownerOf.ts";
import { commentsOf, isStored } from "./storedAnswers.ts";

export type FamilyState = {
  page: Loadable<FamilyPage>;
  sending: Readonly<Record<string, AnswerSending>>;
  comments: Readonly<Record<string, string>>;
  failures: Readonly<Record<string, CallFailure>>;
  act: { busy: LinkAct | null; failure: { act: LinkAct; reason: CallFailure } | null };
};

/** What can be done to the link itself. */
type LinkAct = "stop" | "mail";

/**
 * What a family's page shows and sends. Answers are shown at once and sent one after the other; a refused one is taken
 * back, one that may not have arrived stays with the family and goes again when pressed.
 */
export function createFamilyStore(calls: FamilyCalls, drafts: FamilyDrafts, now: () => number) {
  const listeners = new Set<() => void>();
  let unsent = drafts.read().unsent;
  let askedAt = 0;
  let isOwnerKnown = false;
  const told = new Set<string>();
  /** Subjects whose words have arrived for one child and stand ready for the others as long as the page is open. */
  const said = new Set<string>();
  let state: FamilyState = {
    page: { status: "loading" },
    sending: asSending(unsent),
    comments: drafts.read().comments,
    failures: {},
    act: { busy: null, failure: null },
  };
  const set = (change: Partial<FamilyState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const keep = () => {
    const typed = Object.entries(state.comments).filter(([subject]) => !said.has(subject));
    drafts.write({ comments: Object.fromEntries(typed), unsent });
  };
  const replace = (item: FamilyNotice | FamilyEvent) => {
    if (state.page.status !== "ready") return;
    const { value } = state.page;
    const changed =
      "notice_id" in item
        ? { notices: value.notices.map((old) => (old.notice_id === item.notice_id ? item : old)) }
        : { events: value.events.map((old) => (old.event_id === item.event_id ? item : old)) };
    set({ page: { status: "ready", value: { ...value, ...changed } } });
  };
  /** Answers of the server describe a whole notice or event, so a later one must not overtake an earlier one. */
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = queue.then(work);
    queue = done.catch(() => {});
    return done;
  };

  const load = async () => {
    askedAt = now();
    try {
      const value = await inTurn(calls.page);
      set({ page: { status: "ready", value }, ...keptFor(value) });
      settleStored(value);
    } catch (error) {
      // What stands on the page is better than an error in its place.
      if (state.page.status !== "ready" || isClosed(error))
        set({ page: { status: "failed", code: callFailure(error).code } });
    }
  };

  /** What was written under another link of the same family. */
  const keptFor = (page: FamilyPage): Partial<FamilyState> => {
    const owner = ownerOf(page);
    if (owner === null) return {};
    drafts.belongTo(owner);
    if (isOwnerKnown) return {};
    isOwnerKnown = true;
    const { comments, unsent: kept } = drafts.read();
    unsent = kept;
    return { comments, sending: asSending(kept) };
  };

  /** An answer that arrived though its own reply was lost is not unsent. */
  const settleStored = (page: FamilyPage) => {
    const arrived = Object.values(unsent).filter(
      (pressed) => state.sending[keyOf(pressed)]?.state === "unsent" && isStored(page, pressed),
    );
    for (const pressed of arrived) {
      settle(keyOf(pressed));
      forgetComment(pressed);
    }
    if (arrived.length > 0) keep();
  };

  const settle = (key: string) => {
    const { [key]: _sending, ...sending } = state.sending;
    const { [key]: _unsent, ...rest } = unsent;
    unsent = rest;
    set({ sending });
  };

  const send = async (pressed: UnsentAnswer) => {
    const key = keyOf(pressed);
    // Pressed again meanwhile: the later answer counts.
    if (unsent[key] !== pressed) return;
    try {
      replace(await calls.answer(pressed));
      if (unsent[key] === pressed) settle(key);
      forgetComment(pressed);
    } catch (error) {
      if (unsent[key] !== pressed) return;
      if (mayGoAgain(error)) {
        set({ sending: { ...state.sending, [key]: shownAs(pressed, "unsent") } });
      } else {
        settle(key);
        if (isClosed(error)) void load();
      }
      set({ failures: { ...state.failures, [subjectOf(pressed)]: callFailure(error) } });
    }
    keep();
  };

  /** What has arrived as typed is no draft any more. */
  const forgetComment = (arrived: UnsentAnswer) => {
    if (!("comment" in arrived) || state.page.status !== "ready") return;
    const subject = subjectOf(arrived);
    const { [keyOf(arrived)]: own, ...comments } = state.comments;
    if (own === arrived.comment) set({ comments });
    const { [subject]: typed, ...others } = state.comments;
    if (typed !== arrived.comment) return;
    const words = commentsOf(state.page.value, arrived);
    if (words.every((one) => one === typed.trim())) set({ comments: others });
    else said.add(subject);
  };

  /** All about one notice or event. */
  const press = (pressed: readonly UnsentAnswer[]) => {
    const failures = { ...state.failures };
    for (const one of pressed) delete failures[subjectOf(one)];
    unsent = { ...unsent, ...Object.fromEntries(pressed.map((one) => [keyOf(one), one])) };
    const sending = pressed.map((one) => [keyOf(one), shownAs(one, "sending")] as const);
    set({ failures, sending: { ...state.sending, ...Object.fromEntries(sending) } });
    keep();
    for (const one of pressed) void inTurn(() => send(one));
  };

  const act = async (name: LinkAct, work: () => Promise<FamilyPage>) => {
    if (state.act.busy) return;
    set({ act: { busy: name, failure: null } });
    try {
      const value = await inTurn(work);
      set({ page: { status: "ready", value }, act: { busy: null, failure: null } });
    } catch (error) {
      set({ act: { busy: null, failure: { act: name, reason: callFailure(error) } } });
      if (isClosed(error)) void load();
    }
  };

  const stopFollowing = drafts.subscribe(() => {
    const before = unsent;
    const { comments, unsent: fresh } = drafts.read();
    said.clear();
    const isUnderWay = (key: string) => state.sending[key]?.state === "sending";
    // This tab's own calls go on; everything else is as the other tab left it.
    const own = Object.fromEntries(Object.entries(before).filter(([key]) => isUnderWay(key)));
    const others = Object.fromEntries(Object.entries(fresh).filter(([key]) => !isUnderWay(key)));
    const ownSending = Object.fromEntries(Object.entries(state.sending).filter(([key]) => isUnderWay(key)));
    unsent = { ...others, ...own };
    set({ comments, sending: { ...asSending(others), ...ownSending } });
    if (Object.keys(before).some((key) => !(key in unsent))) void load();
  });

  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: stopFollowing,
    load,
    retry: () => {
      set({ page: { status: "loading" } });
      void load();
    },
    /** Somebody has come back to a page that may be old. */
    refresh: () => {
      if (now() - askedAt > answerFreshMs) void load();
    },
    seen: (notice_id: number, version: number) => {
      const key = `${notice_id}-${version}`;
      if (told.has(key)) return;
      told.add(key);
      // Nobody has asked for it: what fails is told again the next time.
      inTurn(() => calls.read({ notice_id, version })).then(replace, () => told.delete(key));
    },
    comment: (subject: string, comment: string) => {
      said.delete(subject);
      set({ comments: { ...state.comments, [subject]: comment } });
      keep();
    },
    answer: (notice_id: number, answers: readonly { member_id: number; answer: string }[], comment: string) =>
      press(answers.map((one) => ({ notice_id, ...one, comment }))),
    attend: (event_id: number, answers: readonly { member_id: number; answer: AttendanceAnswer }[], comment: string) =>
      press(answers.map((one) => ({ event_id, ...one, comment }))),
    car: (event_id: number, choice: CarChoice, seats: number) => press([{ event_id, choice, seats }]),
    calendar: async () => (await calls.calendar()).url,
    stopLinks: () => act("stop", calls.stop),
    chooseMail: (mail: boolean) => act("mail", () => calls.mail(mail)),
  };
}

const keyOf = (pressed: UnsentAnswer) => answerKey(subjectOf(pressed), "choice" in pressed ? "car" : pressed.member_id);

const shownAs = (pressed: UnsentAnswer, state: AnswerSending["state"]): AnswerSending =>
  "choice" in pressed
    ? { answer: pressed.choice, comment: "", seats: pressed.seats, state }
    : { answer: pressed.answer, comment: pressed.comment, state };

/** After a reload nothing is on its way. */
const asSending = (unsent: Readonly<Record<string, UnsentAnswer>>): Record<string, AnswerSending> =>
  Object.fromEntries(Object.entries(unsent).map(([key, pressed]) => [key, shownAs(pressed, "unsent")]));

const closedCodes: readonly unknown[] = ["conflict", "not_found"];
/** The link opens nothing any more. */
const isClosed = (error: unknown) => error instanceof Failure && closedCodes.includes(error.code);

const refusedCodes: readonly unknown[] = ["invalid", "forbidden", ...closedCodes];
const mayGoAgain = (error: unknown) => error instanceof Failure && !refusedCodes.includes(error.code);
