import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { changeSource } from './changeSource.ts'

/** What is added to a copy of the sources besides texts: how many lines in which files. */
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

  /** Adds lines before one that stands in the file exactly once. */
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
