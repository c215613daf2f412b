import type { Config } from "../config/config.ts";
import type { Files } from "./files.ts";
import { createFolderFiles } from "./folderFiles.ts";
import { createS3Files } from "./s3Files.ts";

/**
 * The store if one is configured, the folder otherwise.
 * @throws Error naming FILES_DIR when that folder cannot be written to
 */
export function openFileStore({ folder, s3 }: Config["files"]): Files {
  return s3 ? createS3Files(s3) : createFolderFiles(folder);
}
