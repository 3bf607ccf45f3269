import type { Rules } from '../rules.ts'
import type { EmailChange } from './emailChange.ts'
import type { Provider } from './provider.ts'

/** The change of the login e-mail that can still be confirmed; undefined once it is done or its link has lapsed. */
export function openEmailChange({ emailChange }: Pick<Provider, 'emailChange'>, now: Date, { links }: Rules): EmailChange | undefined {
  if (!emailChange || emailChange.isDone) return undefined
  const lapsesAt = Date.parse(emailChange.askedAt) + links.confirmEmailHours * 3_600_000
  return now.getTime() < lapsesAt ? emailChange : undefined
}
