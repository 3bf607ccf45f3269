import { randomUUID } from 'node:crypto'
import { access, chmod, copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { checkedFileName, type FileStore } from './fileStore.ts'

/** Files in a folder of this machine, readable only by this user. Processes that share files share the folder. */
export function createDiskFiles(root: string): FileStore {
  const pathOf = (name: string) => join(root, checkedFileName(name))
  const putBy = async (name: string, write: (path: string) => Promise<void>) => {
    const path = pathOf(name)
    const unfinished = `${path}.${randomUUID()}.unfinished`
    try {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await write(unfinished)
      await makeDurable(unfinished)
      await rename(unfinished, path)
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
    exists: (name) =>
      access(pathOf(name)).then(
        () => true,
        () => false,
      ),
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
async function makeDurable(path: string): Promise<void> {
  const file = await open(path, 'r+')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return undefined
  throw error
}
