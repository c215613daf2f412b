import { join } from "node:path";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

export type FilesConfig = {
  /** Where files go without a store. */
  folder: string;
  /** Store to use in place of the folder. */
  s3: S3Config | undefined;
};

/** Bytes. */
export type StorageLimits = {
  /** Of one club: its videos and imported files. */
  ofClub: number;
  /** Free on the disk: below it, nothing that grows is taken. */
  freeAtLeast: number;
};

const gigabyte = 1024 ** 3;

export type S3Config = {
  /** Without a slash at its end; the bucket's name follows it. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
};

const isWebAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const storeAddress = z
  .string()
  .check(z.refine((text) => isWebAddress(text) && !/[?#]/.test(text), "must be an http:// or https:// address."));
const bucketName = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be the name of a bucket, such as kyuseki-files."));

const storeVariables = {
  KYUSEKI_S3_ENDPOINT: z.optional(storeAddress),
  KYUSEKI_S3_BUCKET: z.optional(bucketName),
  KYUSEKI_S3_REGION: z.optional(z.string()),
  KYUSEKI_S3_ACCESS_KEY: z.optional(z.string()),
  KYUSEKI_S3_SECRET_KEY: z.optional(z.string()),
};
const defaults = { ofClub: "20", freeAtLeast: "1" };
const gigabytes = z
  .string()
  .check(z.regex(/^\d{1,6}(\.\d{1,3})?$/, "must be a number of gigabytes from 0 to 999999, such as 20 or 0.5."));
export const filesVariables = {
  FILES_DIR: z.optional(z.string()),
  KYUSEKI_CLUB_STORAGE_GB: z._default(gigabytes, defaults.ofClub),
  KYUSEKI_LOW_DISK_GB: z._default(gigabytes, defaults.freeAtLeast),
  ...storeVariables,
};

const variables = z.object(filesVariables);
type Variables = z.output<typeof variables>;
const storeNames = Object.keys(storeVariables) as (keyof typeof storeVariables)[];

/** A store that is half described would be found out with the first file. */
export const completeStore = storeNames.map((name) =>
  z.refine<Variables>((env) => env[name] !== undefined || storeNames.every((other) => env[other] === undefined), {
    path: [name],
    message: "must be given together with the other KYUSEKI_S3_ settings.",
  }),
);

export function filesConfig(data: Variables & { DATA_DIR?: string | undefined }): FilesConfig {
  return { folder: data.FILES_DIR ?? join(dataFolder(data), "files"), s3: s3Config(data) };
}

type StorageVariables = Pick<Variables, "KYUSEKI_CLUB_STORAGE_GB" | "KYUSEKI_LOW_DISK_GB">;
export function storageLimits(data: StorageVariables): StorageLimits {
  const bytes = (gb: string) => Math.round(Number(gb) * gigabyte);
  return { ofClub: bytes(data.KYUSEKI_CLUB_STORAGE_GB), freeAtLeast: bytes(data.KYUSEKI_LOW_DISK_GB) };
}

export const storageDefaults = storageLimits({
  KYUSEKI_CLUB_STORAGE_GB: defaults.ofClub,
  KYUSEKI_LOW_DISK_GB: defaults.freeAtLeast,
});

export const dataFolder = ({ DATA_DIR }: { DATA_DIR?: string | undefined }) => DATA_DIR ?? besidePackages;
const besidePackages = fileURLToPath(new URL("../../../../data", import.meta.url));

function s3Config(data: Variables): S3Config | undefined {
  const {
    KYUSEKI_S3_ENDPOINT: endpoint,
    KYUSEKI_S3_BUCKET: bucket,
    KYUSEKI_S3_REGION: region,
    KYUSEKI_S3_ACCESS_KEY: accessKey,
    KYUSEKI_S3_SECRET_KEY: secretKey,
  } = data;
  if (!endpoint || !bucket || !region || !accessKey || !secretKey) return undefined;
  return { endpoint: endpoint.replace(/\/+$/, ""), bucket, region, accessKey, secretKey };
}
