import type { Rules } from '../rules.ts'
import type { EmailChange } from './emailChange.ts'
import type { Provider } from './provider.ts'

/** The requested login e-mail change that can still be confirmed; undefined when it is done or its link has expired. */
export function openEmailChange({ emailChange }: Pick<Provider, 'emailChange'>, now: Date, { links }: Rules): EmailChange | undefined {
  if (!emailChange || emailChange.isDone) return undefined
  const lapsesAt = Date.parse(emailChange.askedAt) + links.confirmEmailHours * 3_600_000
  return now.getTime() < lapsesAt ? emailChange : undefined
}
