import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changeSource } from './changeSource.ts'

/** The number of added lines by file, besides texts, in a copy of the sources. */
export class Addition {
  readonly lines = new Map<string, number>()
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Adds a file. */
  file(name: string, text: string): void {
    mkdirSync(dirname(join(this.root, name)), { recursive: true })
    writeFileSync(join(this.root, name), text)
    this.lines.set(name, text.trimEnd().split('\n').length)
  }

  /** Adds lines before a line that occurs exactly once in the file. */
  before(name: string, line: string, text: string): void {
    changeSource(join(this.root, name), line, `${text}\n${line}`)
    this.count(name, text.split('\n').length)
  }

  get files(): readonly string[] {
    return [...this.lines.keys()].toSorted()
  }

  get total(): number {
    return [...this.lines.values()].reduce((total, count) => total + count, 0)
  }

  private count(name: string, lines: number): void {
    this.lines.set(name, (this.lines.get(name) ?? 0) + lines)
  }
}
