/** Lazy parts of the list, each a chunk of its own. */
export const fetchMemberMenu = () => import("./actions/MemberMenu.tsx").then(({ MemberMenu }) => MemberMenu);
export const fetchMemberConfirm = () =>
  import("./actions/MemberConfirm.tsx").then(({ MemberConfirm }) => MemberConfirm);
export const fetchMemberBulkBar = () =>
  import("./actions/MemberBulkBar.tsx").then(({ MemberBulkBar }) => MemberBulkBar);
export const fetchFilterSheet = () => import("./MemberFilterSheet.tsx").then((module) => module.MemberFilterSheet);
export const fetchMemberEmpty = () => import("./MemberEmpty.tsx").then(({ MemberEmpty }) => MemberEmpty);
