import { type Gender, type GradeGroup, genders, gradeGroups, pageSizeFrom, tablePages } from "@kyuseki/domain";
import {
  defaultMemberListView,
  type MemberListView,
  type MemberStatus,
  memberSorts,
  memberStatuses,
} from "@kyuseki/ui";

/** D-9. The view an address describes. What an address cannot mean counts as not said. */
export function readView(search: string): MemberListView {
  const said = new URLSearchParams(search);
  return {
    q: said.get("q") ?? "",
    gender: oneOf<Gender>(genders, said.get("gender")),
    grade: oneOf<GradeGroup>(gradeGroups, said.get("grade")),
    status: oneOf<MemberStatus>(memberStatuses, said.get("status")),
    sort: sortFrom(said.get("sort")),
    page: pageFrom(said.get("page")),
    size: pageSizeFrom(said.get("size")),
  };
}

/** The search parameters of a view, with their "?"; defaults are left out, so the plain list has a plain address. */
export function writeView({ q, gender, grade, status, sort, page, size }: MemberListView): string {
  const said = new URLSearchParams();
  if (q !== "") said.set("q", q);
  if (gender !== null) said.set("gender", gender);
  if (grade !== null) said.set("grade", grade);
  if (status !== null) said.set("status", status);
  if (sortParameter(sort) !== sortParameter(defaultMemberListView.sort)) said.set("sort", sortParameter(sort));
  if (size !== tablePages.defaultSize) said.set("size", String(size));
  if (page !== tablePages.firstPage) said.set("page", String(page));
  return searchOf(said);
}

/** Whether an address says nothing about the view; what else it says is of no matter. */
export const saysNoView = (search: string): boolean => writeView(readView(search)) === "";

/** What an address says besides the view, with the view in front. `view` is as `writeView` writes it. */
export function withView(view: string, search: string): string {
  const said = new URLSearchParams(view);
  for (const [name, value] of new URLSearchParams(search)) {
    if (!viewParameters.includes(name)) said.set(name, value);
  }
  return searchOf(said);
}

const viewParameters: readonly string[] = ["q", "gender", "grade", "status", "sort", "page", "size"];

function searchOf(said: URLSearchParams): string {
  const text = said.toString();
  return text === "" ? "" : `?${text}`;
}

type Sort = MemberListView["sort"];

/** "-grade" is descending. */
const sortParameter = ({ id, dir }: Sort) => (dir === "desc" ? `-${id}` : id);

function sortFrom(text: string | null): Sort {
  const id = oneOf(memberSorts, text?.replace(/^-/, "") ?? null);
  return id === null ? defaultMemberListView.sort : { id, dir: text?.startsWith("-") ? "desc" : "asc" };
}

/** Further than the last page is the screen's to correct: only it knows how many rows there are. */
function pageFrom(text: string | null): number {
  return text !== null && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : tablePages.firstPage;
}

function oneOf<Value extends string>(values: readonly Value[], text: string | null): Value | null {
  return values.find((value) => value === text) ?? null;
}
