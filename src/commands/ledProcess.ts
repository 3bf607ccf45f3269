import type { Process } from '../domain/process.ts'
import type { Led } from '../platform/leadership.ts'

/** The name under which processes compete for the lead: all versions of a process share it, since they share a checkpoint. */
export function ledProcess({ name, version = 1 }: Process): Led {
  return { name: `process ${name}`, version }
}
