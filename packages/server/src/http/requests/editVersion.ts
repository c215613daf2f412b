type Edit = { version?: number | undefined };

/** Whether somebody else has saved since the version that the edit names; one that names none is never stale (R4). */
export const isStale = (saved: { version: number }, { version }: Edit): boolean =>
  version !== undefined && version !== saved.version;

/** Audit details of the edit: marks one that was saved without a version, over whatever came between (P5). */
export const versionDetails = ({ version }: Edit): readonly string[] => (version === undefined ? ["unversioned"] : []);
