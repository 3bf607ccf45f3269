import { randomUUID } from 'node:crypto'
import { chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { checkedFileName, type FileStore } from './fileStore.ts'

/** Files in a folder of this machine, readable only by this user. Processes that share files share the folder. */
export function createDiskFiles(root: string): FileStore {
  const pathOf = (name: string) => join(root, checkedFileName(name))
  const putBy = async (name: string, write: (path: string) => Promise<void>) => {
    const path = pathOf(name)
    const unfinished = `${path}.${randomUUID()}.unfinished`
    try {
      const topmostNew = await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await write(unfinished)
      await makeDurable(unfinished, 'r+')
      await rename(unfinished, path)
      await makeNameDurable(path, topmostNew)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
  return {
    put: (name, content) => putBy(name, (path) => writeFile(path, content, { mode: 0o600 })),
    putFile: (name, from) =>
      putBy(name, async (path) => {
        await copyFile(from, path)
        await chmod(path, 0o600)
      }),
    read: (name) => readFile(pathOf(name)).catch(undefinedIfMissing),
    exists: async (name) => (await stat(pathOf(name)).catch(undefinedIfMissing)) !== undefined,
    delete: (name) => rm(pathOf(name), { force: true }),
    async deleteFolder(folder) {
      // A file that is written at the same time recreates the folder, which is then deleted again.
      await rm(pathOf(folder), { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
    },
    async list(folder) {
      const entries = await readdir(pathOf(folder), { recursive: true, withFileTypes: true }).catch(undefinedIfMissing)
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith('.unfinished'))
      return files.map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/')).toSorted()
    },
  }
}

/** Events will reference the file, so it must survive a power failure. */
async function makeDurable(path: string, flags: 'r' | 'r+'): Promise<void> {
  const file = await open(path, flags)
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** A name is written with the folder that holds it: the file's own, and those above up to the one that holds the topmost new folder. */
async function makeNameDurable(path: string, topmostNew: string | undefined): Promise<void> {
  const last = dirname(resolve(topmostNew ?? path))
  let folder = resolve(path)
  do {
    folder = dirname(folder)
    // Somebody may have deleted the folder since, and with it the file.
    await makeDurable(folder, 'r').catch(undefinedIfMissing)
  } while (folder !== last && folder !== dirname(folder))
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
  throw error
}
