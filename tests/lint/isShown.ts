import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const home = join(import.meta.dirname, '../..')

/** Whether the test that a document cites exists, or is cited as coming later. */
export function isShown(shownBy: string): boolean {
  if (shownBy === 'later') return true
  const [, file = '', title = ''] = /^`([\w./-]+\.test\.tsx?)`: (.+)$/.exec(shownBy) ?? []
  if (file === '' || !existsSync(join(home, file))) return false
  const text = readFileSync(join(home, file), 'utf8').replace(/\(\s+/g, '(')
  return [`'`, `"`, '`'].some((quote) => text.includes(`(${quote}${title}${quote}`))
}
