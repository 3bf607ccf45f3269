/** A file's name: parts between slashes, each of letters, digits, `-`, `_` and `.`, not beginning with a dot. */
export type FileName = string

/** The store of uploaded files. None is served by its name. */
export interface FileStore {
  /** Writes a file completely or not at all; replaces one of the same name. */
  put(name: FileName, content: Buffer): Promise<void>
  /** The same with the content of a local file. */
  putFile(name: FileName, path: string): Promise<void>
  /** The content; undefined when the file does not exist. */
  read(name: FileName): Promise<Buffer | undefined>
  exists(name: FileName): Promise<boolean>
  /** Harmless where there is no such file. */
  delete(name: FileName): Promise<void>
  /** Deletes every file in the folder; harmless the second time. */
  deleteFolder(folder: FileName): Promise<void>
  /** The names of all files in a folder and its subfolders. */
  list(folder: FileName): Promise<readonly FileName[]>
}

const part = /^[\w-][\w.-]*$/

/** @throws TypeError for a name that could leave the root folder */
export function checkedFileName(name: FileName): FileName {
  if (!name.split('/').every((each) => part.test(each))) throw new TypeError('this is no name of a file')
  return name
}
