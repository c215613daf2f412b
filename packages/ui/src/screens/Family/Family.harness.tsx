import type { FamilyEvent, FamilyPage } from "@kyuseki/domain";
import { useState } from "react";
import { type AnswerSending, answerKey, FamilyScreen, type FamilyScreenProps, subjectOf } from "./FamilyScreen.tsx";

/** For stories only: answers arrive at once, as in the app with a fast network. */
export function FamilyHarness({ page, answers, acts, onSeen, onThemeChange, theme, ...rest }: FamilyScreenProps) {
  const [held, setHeld] = useState(page);
  const [comments, setComments] = useState(answers.comments);
  const [sending, setSending] = useState<Readonly<Record<string, AnswerSending>>>(answers.sending);
  const [shade, setShade] = useState(theme);
  const change = (part: (value: FamilyPage) => FamilyPage) =>
    setHeld((now) => (now.status === "ready" ? { status: "ready", value: part(now.value) } : now));
  const changeChild: (noticeId: number, wanted: (memberId: number) => object) => void = (noticeId, wanted) =>
    change((value) => ({
      ...value,
      notices: value.notices.map((notice) =>
        notice.notice_id === noticeId
          ? { ...notice, children: notice.children.map((child) => ({ ...child, ...wanted(child.member_id) })) }
          : notice,
      ),
    }));
  const changeEvent = (eventId: number, wanted: (event: FamilyEvent) => FamilyEvent) =>
    change((value) => ({
      ...value,
      events: value.events.map((event) => (event.event_id === eventId ? wanted(event) : event)),
    }));

  return (
    <FamilyScreen
      {...rest}
      page={held}
      theme={shade}
      onThemeChange={(next) => {
        onThemeChange(next);
        setShade(next);
      }}
      answers={{
        ...answers,
        comments,
        sending,
        onComment: (subject, comment) => {
          answers.onComment(subject, comment);
          setComments({ ...comments, [subject]: comment });
        },
        onAttend: (eventId, given, comment) => {
          answers.onAttend(eventId, given, comment);
          const keys = given.map(({ member_id }) => answerKey(subjectOf({ event_id: eventId }), member_id));
          setSending(Object.fromEntries(Object.entries(sending).filter(([key]) => !keys.includes(key))));
          changeEvent(eventId, (event) => ({
            ...event,
            children: event.children.map((child) => {
              const one = given.find(({ member_id }) => member_id === child.member_id);
              return one ? { ...child, answer: one.answer, comment, answered_at: "2026-11-20T10:42:00Z" } : child;
            }),
          }));
        },
        onCar: (eventId, choice, seats) => {
          answers.onCar(eventId, choice, seats);
          changeEvent(eventId, (event) => ({ ...event, car: { choice, seats } }));
        },
        onAnswer: (noticeId, given, comment) => {
          answers.onAnswer(noticeId, given, comment);
          const keys = given.map(({ member_id }) => answerKey(noticeId, member_id));
          setSending(Object.fromEntries(Object.entries(sending).filter(([key]) => !keys.includes(key))));
          changeChild(noticeId, (memberId) => {
            const one = given.find(({ member_id }) => member_id === memberId);
            return one ? { answer: one.answer, comment, answered_at: "2026-11-20T10:42:00Z" } : {};
          });
        },
      }}
      onSeen={(noticeId, version) => {
        onSeen(noticeId, version);
        changeChild(noticeId, () => ({ read_at: "2026-11-20T10:42:00Z", read_version: version }));
      }}
      acts={{
        ...acts,
        onStop: () => {
          acts.onStop();
          change((value) => ({ ...value, state: "revoked" }));
        },
        onMail: (mail) => {
          acts.onMail(mail);
          change((value) => ({ ...value, mail }));
        },
      }}
    />
  );
}
