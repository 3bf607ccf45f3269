import { randomUUID } from 'node:crypto'
import { z } from 'zod'

/** A node of a JSON Schema, as far as events use it. */
interface Node {
  readonly $ref?: string
  readonly type?: string
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly anyOf?: readonly Node[]
  readonly oneOf?: readonly Node[]
  readonly allOf?: readonly Node[]
  readonly properties?: Readonly<Record<string, Node>>
  readonly additionalProperties?: Node | boolean
  readonly items?: Node | boolean
  readonly prefixItems?: readonly Node[]
}

/** The value to plant at a path; a number if `numeric`. */
export type Plant = (path: string, numeric: boolean) => string | number

const idsAndTimes = new Set(['uuid', 'date', 'date-time'])

/**
 * Data for an event of this schema, with a mark in each value that may describe a person: in every text except ids, times and enumerated
 * values, in every number that is not an integer, and in every field that may read as erased. It walks the JSON Schema independently of the
 * code that finds the fields to encrypt. Of alternatives the nth is used.
 */
export function canaryEvent(schema: z.ZodObject, nth: number, plant: Plant): Record<string, unknown> {
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Node
  return valueOf(root, '', false, { nth, plant }) as Record<string, unknown>
}

interface Planting {
  readonly nth: number
  readonly plant: Plant
}

function valueOf(node: Node, path: string, personal: boolean, planting: Planting): unknown {
  const { nth, plant } = planting
  const alternatives = [...(node.anyOf ?? []), ...(node.oneOf ?? [])]
  if (alternatives.length > 0) {
    const mayBeErased = alternatives.some(isErasedMark)
    const present = alternatives.filter((each) => !isErasedMark(each) && each.type !== 'null')
    const chosen = present[nth % present.length]
    return chosen && valueOf(chosen, path, personal || mayBeErased, planting)
  }
  if (node.allOf) return Object.assign({}, ...node.allOf.map((each) => valueOf(each, path, personal, planting)))
  if (node.$ref) return undefined
  if (node.type === 'object') return objectOf(node, path, personal, planting)
  if (node.type === 'array') {
    const items = [...(node.prefixItems ?? []), ...(typeof node.items === 'object' ? [node.items] : [])]
    return items.map((item) => valueOf(item, `${path}[]`, personal, planting))
  }
  if (node.type === 'number' || node.type === 'integer') return personal || node.type === 'number' ? plant(path, true) : 1
  if (node.type === 'boolean') return true
  if (personal) return plant(path, false)
  if (node.enum) return node.enum[nth % node.enum.length]
  if (node.const !== undefined) return node.const
  if (node.format === 'uuid') return randomUUID()
  if (idsAndTimes.has(node.format ?? '')) return '2026-11-21T10:00:00.000Z'.slice(0, node.format === 'date' ? 10 : undefined)
  return node.pattern && !node.format ? fitting(new RegExp(node.pattern), path, plant) : plant(path, false)
}

/**
 * A planted text that matches the pattern: a word, a prefixed id or a phone number; a valid language or profile part for patterns that list
 * these.
 */
function fitting(pattern: RegExp, path: string, plant: Plant): string {
  if (pattern.test('fr')) return 'fr'
  const word = String(plant(path, false))
  const digits = String(plant(path, true)).replace('0.', '')
  const text = [word, `thing-${word}`, digits, `+336${digits}`, 'portrait'].find((each) => pattern.test(each))
  if (text === undefined) throw new Error(`nothing can be planted in ${path}, which is to be as ${pattern}`)
  return text
}

function objectOf(node: Node, path: string, personal: boolean, planting: Planting): Record<string, unknown> {
  const within = (name: string) => (path ? `${path}.${name}` : name)
  const known = Object.entries(node.properties ?? {}).map(([name, each]) => [name, valueOf(each, within(name), personal, planting)])
  const others = typeof node.additionalProperties === 'object' ? node.additionalProperties : undefined
  const further = others && [[String(planting.plant(`${path}[]`, false)), valueOf(others, `${path}[]`, personal, planting)]]
  return Object.fromEntries([...known, ...(further ?? [])])
}

function isErasedMark({ properties }: Node): boolean {
  return properties?.['erased']?.const === true
}
