import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attendanceAnswers, carChoices, isExpected } from "../vocabulary/attendance.ts";
import { seatPlan } from "./seatPlan.ts";

type Answer = Parameters<typeof seatPlan>[0]["attendance"][number]["answer"];
const player = (member_id: number, answer: Answer = "coming", family_id = member_id) => ({
  member_id,
  family_id,
  answer,
});
const offer = (family_id: number, seats: number) => ({ family_id, choice: "offer" as const, seats });
const says = (family_id: number, choice: "need" | "none") => ({ family_id, choice, seats: 0 });

describe("車の席", () => {
  test("2台に6人、空きは1席。未回答と未定の3人が来ると2席足りない", () => {
    const plan = seatPlan({
      attendance: [
        ...[1, 2, 3, 4, 5, 6].map((id) => player(id)),
        player(7, "partly"),
        player(8, "absent"),
        player(9, null),
        player(10, null),
        player(11, "undecided"),
      ],
      car_answers: [offer(3, 3), offer(6, 2)],
    });
    expect(plan).toMatchObject({ needed: 6, offered: 7, free: 1, waiting: [], own: [7] });
    expect(plan.ifAllCome).toEqual({ players: 3, missing: 2 });
    expect(plan.cars.map(({ family_id, seats, member_ids }) => [family_id, seats, member_ids[0]])).toEqual([
      [3, 4, 3],
      [6, 3, 6],
    ]);
  });

  test("だれも答えていなければ、席は数えない", () => {
    expect(seatPlan({ attendance: [], car_answers: [] })).toEqual({
      needed: 0,
      offered: 0,
      free: 0,
      cars: [],
      waiting: [],
      own: [],
      ifAllCome: { players: 0, missing: 0 },
    });
  });

  test("子どもが来ない家の車は出ない。来るか分からなければ、来たときだけ数える", () => {
    const answers = { car_answers: [offer(1, 3), offer(2, 3)] };
    expect(seatPlan({ ...answers, attendance: [player(1, "absent"), player(2, null), player(3)] })).toMatchObject({
      needed: 1,
      offered: 0,
      waiting: [3],
      ifAllCome: { players: 1, missing: 0 },
    });
  });

  test("使わない家の子は自分で来る。遅れる子は、頼まれたときだけ乗せる", () => {
    const plan = seatPlan({
      attendance: [player(1), player(2), player(3, "partly"), player(4, "partly")],
      car_answers: [offer(1, 4), says(2, "none"), says(3, "need")],
    });
    expect(plan).toMatchObject({ needed: 2, own: [2, 4], cars: [{ member_ids: [1, 3] }] });
  });

  test("きょうだいは、入るかぎり同じ車に乗る", () => {
    const plan = seatPlan({
      attendance: [player(1), player(2), player(3), player(4, "coming", 40), player(5, "coming", 40)],
      car_answers: [offer(1, 1), offer(2, 2)],
    });
    expect(plan.cars.map(({ member_ids }) => member_ids)).toEqual([
      [1, 3],
      [2, 4, 5],
    ]);
  });

  test("入らないきょうだいは分かれ、それでも余れば待つ", () => {
    const plan = seatPlan({
      attendance: [player(1), player(2), ...[3, 4, 5].map((id) => player(id, "coming", 30))],
      car_answers: [offer(1, 1), offer(2, 1)],
    });
    expect(plan.cars.map(({ member_ids }) => member_ids)).toEqual([
      [1, 3],
      [2, 4],
    ]);
    expect(plan.waiting).toEqual([5]);
  });

  test("どんな返事でも、来る人は一度だけ現れ、席より多く乗らない", () => {
    const people = fc.array(
      fc.record({ family_id: fc.integer({ min: 1, max: 8 }), answer: fc.constantFrom(null, ...attendanceAnswers) }),
      { maxLength: 30 },
    );
    const cars = fc.uniqueArray(
      fc.record({
        family_id: fc.integer({ min: 1, max: 8 }),
        choice: fc.constantFrom(...carChoices),
        seats: fc.integer({ min: 0, max: 9 }),
      }),
      { selector: ({ family_id }) => family_id },
    );
    fc.assert(
      fc.property(people, cars, (drawn, car_answers) => {
        const attendance = drawn.map((one, index) => ({ ...one, member_id: index + 1 }));
        const plan = seatPlan({ attendance, car_answers });
        const riding = plan.cars.flatMap(({ member_ids }) => member_ids);
        const expected = attendance.filter(({ answer }) => isExpected(answer)).map(({ member_id }) => member_id);
        expect([...riding, ...plan.waiting, ...plan.own].toSorted((a, b) => a - b)).toEqual(expected);
        expect(plan.cars.every(({ seats, member_ids }) => member_ids.length <= seats)).toBe(true);
        expect(plan.needed).toBe(riding.length + plan.waiting.length);
        expect(plan.waiting).toHaveLength(Math.max(0, plan.needed - plan.offered));
        expect(plan.free - plan.waiting.length).toBe(plan.offered - plan.needed);
      }),
      { numRuns: 1000, seed: 20261123 },
    );
  });
});
