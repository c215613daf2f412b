import type { Attendance, EventCar } from "../contract/events/events.ts";
import { isExpected } from "../vocabulary/attendance.ts";

/** A car that goes: its seats without the driver's, those of the family's own children among them, and who rides in it. */
export type PlannedCar = { family_id: number; seats: number; member_ids: readonly number[] };

export type SeatPlan = {
  /** Seats that players take: everybody who rides in somebody's car, the drivers' own children too. */
  needed: number;
  offered: number;
  /** Seats nobody takes. */
  free: number;
  /** In the order of `car_answers`. */
  cars: readonly PlannedCar[];
  /** Players for whom no seat is left. */
  waiting: readonly number[];
  /** Players who are expected and come without a seat in a car of this plan. */
  own: readonly number[];
  /** Those who have not answered or are undecided, and how many seats are missing if all of them come. */
  ifAllCome: { players: number; missing: number };
};

type Answered = Pick<Attendance, "member_id" | "family_id" | "answer">;
type Answers = { attendance: readonly Answered[]; car_answers: readonly EventCar[] };

/**
 * Who rides with whom to an event. A family that offers its car takes its own children, and drives only if one of them
 * comes. Whoever comes and has said nothing about the car is given a seat; with 遅刻・早退 only on request, as the cars
 * leave at the usual time. Families stay together in one car where that fits.
 */
export function seatPlan({ attendance, car_answers }: Answers): SeatPlan {
  const { cars, groups, own } = ridersOf({ attendance, car_answers });
  const taken = cars.map(({ member_ids }) => [...member_ids]);
  const left = (at: number) => (cars[at]?.seats ?? 0) - (taken[at]?.length ?? 0);
  const waiting: number[] = [];

  // Large families first, each into the first car that has room for all of them.
  for (const group of groups.toSorted((a, b) => b.length - a.length)) {
    const places = cars.map((_, at) => at).filter((at) => left(at) > 0);
    const whole = places.find((at) => left(at) >= group.length);
    const order = whole === undefined ? places.toSorted((a, b) => left(b) - left(a)) : [whole];
    for (const member of group) {
      const at = order.find((place) => left(place) > 0);
      if (at === undefined) waiting.push(member);
      else taken[at]?.push(member);
    }
  }

  const { needed, offered } = seatsOf({ cars, groups });
  const open = attendance.filter(({ answer }) => answer === null || answer === "undecided");
  const all = seatsOf(ridersOf({ attendance: attendance.map(asComing), car_answers }));
  return {
    needed,
    offered,
    free: Math.max(0, offered - needed),
    cars: cars.map((car, at) => ({ ...car, member_ids: taken[at] ?? [] })),
    waiting,
    own,
    ifAllCome: { players: open.length, missing: Math.max(0, all.needed - all.offered) },
  };
}

const asComing = (one: Answered): Answered =>
  one.answer === null || one.answer === "undecided" ? { ...one, answer: "coming" } : one;

/** The cars with the drivers' own children in them, and who else rides, by family. */
function ridersOf({ attendance, car_answers }: Answers) {
  const expected = Map.groupBy(
    attendance.filter(({ answer }) => isExpected(answer)),
    ({ family_id }) => family_id,
  );
  const choices = new Map(car_answers.map((car) => [car.family_id, car]));
  const cars = car_answers.flatMap(({ family_id, choice, seats }): PlannedCar[] => {
    const children = (expected.get(family_id) ?? []).map(({ member_id }) => member_id);
    if (choice !== "offer" || children.length === 0) return [];
    return [{ family_id, seats: seats + children.length, member_ids: children }];
  });
  const groups: number[][] = [];
  const own: number[] = [];
  for (const [family_id, children] of expected) {
    const choice = choices.get(family_id)?.choice;
    if (choice === "offer") continue;
    const rides = ({ answer }: Answered) => choice === "need" || (choice === undefined && answer === "coming");
    const riders = children.filter(rides);
    if (riders.length > 0) groups.push(riders.map(({ member_id }) => member_id));
    own.push(...children.filter((child) => !rides(child)).map(({ member_id }) => member_id));
  }
  return { cars, groups, own };
}

function seatsOf({ cars, groups }: { cars: readonly PlannedCar[]; groups: readonly (readonly number[])[] }) {
  const riders = groups.reduce((sum, group) => sum + group.length, 0);
  return {
    needed: cars.reduce((sum, { member_ids }) => sum + member_ids.length, riders),
    offered: cars.reduce((sum, { seats }) => sum + seats, 0),
  };
}
