import { Operator, type ShownOperator } from './api/schemas/operator.ts'
import { jsonIn } from './jsonIn.ts'

/**
 * Reads who runs the product.
 * @throws Error that says in one line what is wrong with the file
 */
export function readOperator(file: string): Operator {
  const parsed = Operator.safeParse(
    jsonIn(file, '{"name": "…", "address": ["…"], "email": "…", "host": "…", "authority": "…", "logDays": 14, "backupDays": 30}'),
  )
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`${issue?.path.join('.') || 'the file'}: ${issue?.message ?? 'invalid'}`)
}

/** The operator, else an example that is marked as one. */
export function shownOperator(operator: Operator | undefined, example: Operator | undefined): ShownOperator | undefined {
  if (operator) return { operator, isExample: false }
  return example && { operator: example, isExample: true }
}
