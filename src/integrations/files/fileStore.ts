/** A file's name: parts between slashes, each of letters, digits, `-`, `_` and `.`, not beginning with a dot. */
export type FileName = string

/** Where files are kept that people upload. Nothing serves them by their names. */
export interface FileStore {
  /** Writes a file whole or not at all; one of that name is replaced. */
  put(name: FileName, content: Buffer): Promise<void>
  /** The same with what a file of this machine holds. */
  putFile(name: FileName, path: string): Promise<void>
  /** The content; undefined where there is no such file. */
  read(name: FileName): Promise<Buffer | undefined>
  exists(name: FileName): Promise<boolean>
  /** Deletes every file whose name begins with the folder's; harmless the second time. */
  deleteFolder(folder: FileName): Promise<void>
  /** The names of all files in a folder and below. */
  list(folder: FileName): Promise<readonly FileName[]>
}

const part = /^[\w-][\w.-]*$/

/** @throws TypeError where a name could leave the folder that files are kept in */
export function checkedFileName(name: FileName): FileName {
  if (!name.split('/').every((each) => part.test(each))) throw new TypeError('this is no name of a file')
  return name
}
