import type { Process } from '../domain/process.ts'
import type { Led } from '../platform/leadership.ts'

/** As what a process is led in: its versions share a checkpoint. */
export function ledProcess({ name, version = 1 }: Process): Led {
  return { name: `process ${name}`, version }
}
