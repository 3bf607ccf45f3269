import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Events as once stored, kept as fixtures to prove that they stay readable: one of each type and version. */
export interface StoredEvent {
  readonly type: string
  readonly version: number
  readonly data: Readonly<Record<string, unknown>>
}

const folder = join(import.meta.dirname, '../../src/domain/fixtures')

export function storedEvents(): readonly StoredEvent[] {
  return readdirSync(folder).map((file) => {
    const event: StoredEvent = JSON.parse(readFileSync(join(folder, file), 'utf8'))
    if (file !== `${event.type}.v${event.version}.json`) throw new Error(`${file} holds ${event.type} of version ${event.version}`)
    return event
  })
}
