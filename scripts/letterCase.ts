/** `MemberList` → `member-list`. */
export const kebab = (name: string) => name.replace(/(?<=[a-z0-9])[A-Z]/g, "-$&").toLowerCase();

/** `member-list` → `MemberList`. */
export const pascal = (id: string) => id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/** `MemberList` → `memberList`. */
export const camel = (name: string) => name.replace(/^./, (first) => first.toLowerCase());
