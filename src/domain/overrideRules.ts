import { defaultRules, type Rules } from './rules.ts'

/**
 * The default rules with single values replaced, e.g. `{"text": {"message": 3000}}`.
 * @throws Error with the path of the first unknown rule, or of the first value of the wrong type
 */
export function overrideRules(override: unknown): Rules {
  return replaced(defaultRules, override, '') as Rules
}

function replaced(rule: unknown, value: unknown, path: string): unknown {
  if (typeof rule === 'number') return numberLike(rule, value, path)
  if (typeof rule !== 'object' || rule === null || Array.isArray(rule)) return sameKind(rule, value, path)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${path || 'the value'} must be an object`)
  const parts: Readonly<Record<string, unknown>> = { ...rule }
  const overrides = Object.entries(value).map(([name, part]) => {
    const partPath = path === '' ? name : `${path}.${name}`
    if (!Object.hasOwn(parts, name)) throw new Error(`${partPath} is not a rule`)
    return [name, replaced(parts[name], part, partPath)]
  })
  return { ...parts, ...Object.fromEntries(overrides) }
}

/** A share can be a fraction, a count cannot. */
function numberLike(rule: number, value: unknown, path: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) throw new Error(`${path} must be a number, 0 or more`)
  if (Number.isInteger(rule) && !Number.isInteger(value)) throw new Error(`${path} must be a whole number`)
  return value
}

function sameKind(rule: unknown, value: unknown, path: string): unknown {
  if (Array.isArray(rule)) {
    if (!Array.isArray(value)) throw new Error(`${path} must be a list`)
    return value.map((each, index) => (rule.length === 0 ? each : replaced(rule[0], each, `${path}.${index}`)))
  }
  if (typeof value !== typeof rule || value === '') throw new Error(`${path} must be a ${typeof rule}`)
  return value
}
