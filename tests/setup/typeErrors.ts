import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

interface Concerned {
  /** The checkout. */
  readonly root: string
  /** From the checkout. */
  readonly config: string
  /** What a module says that depends on the change; of the other ones, those are checked alone that these import, or that extend types. */
  readonly mention: RegExp
}

/** Type errors of the modules below a configuration that a change concerns, and how many these are; modules of component tests are left out. */
export function typeErrors({ root, config, mention }: Concerned): { readonly errors: readonly string[]; readonly checked: number } {
  // The server's modules that tests of the web import need types that only the server's configuration has.
  const own = join(root, dirname(config), '/')
  const modules = runTsc(['-p', join(root, config), '--listFilesOnly'])
    .split('\n')
    .filter((file) => file.startsWith(own) && !file.includes('/node_modules/') && !/\/web\/.*(\.test\.tsx?$|\/testing\/)/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  const concerned = modules.filter(({ text }) => mention.test(text))
  const extending = modules.filter(({ file, text }) => file.endsWith('.d.ts') || /^declare (module|global)/m.test(text))
  const files = [...concerned, ...extending].map(({ file }) => file)
  const project = join(root, 'tsconfig.concerned.json')
  writeFileSync(project, JSON.stringify({ extends: join(root, config), files, include: [] }))
  try {
    return { errors: errorsIn(runTsc(['-p', project]), root), checked: concerned.length }
  } finally {
    rmSync(project)
  }
}

/** What the compiler says; on one thread, since those beside it check again what the modules share. */
export function runTsc(args: readonly string[]): string {
  const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc')
  const { stdout, stderr, error } = spawnSync(tsc, [...args, '--singleThreaded', '--pretty', 'false'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  if (error) throw error
  if (stderr) throw new Error(stderr)
  return stdout
}

/** Each as file and message; the lines under an error that are indented belong to it. */
function errorsIn(output: string, root: string): readonly string[] {
  return output
    .replaceAll(/\n\s+/g, ' ')
    .split('\n')
    .filter((line) => line.includes('error TS'))
    .map((line) => {
      const { file, message } = /^(?<file>[^(]*)\(\d+,\d+\): error TS\d+: (?<message>.*)$/.exec(line)?.groups ?? {}
      return file === undefined ? line : `${relative(root, join(process.cwd(), file))}: ${message}`
    })
}
