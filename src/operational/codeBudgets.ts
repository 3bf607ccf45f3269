import type { Pool } from 'pg'
import { countries } from '../domain/locale.ts'
import type { Rules } from '../domain/rules.ts'
import { networkPrefix } from '../platform/networkPrefix.ts'
import { type Limit, limitOn } from './limits.ts'

/** The caller that requests a code, and the number it is for. */
export interface CodeAsker {
  /** E.164. */
  readonly phone: string
  /** ISO code of the number's country. */
  readonly country: string | undefined
  /** As `networkAddress` gives it. */
  readonly address: string
}

type Budget = { readonly max: number; readonly seconds: number }

/** The limits of the number itself, whoever asks. */
export function numberLimits({ phoneCode }: Rules, secret: Buffer, { phone }: CodeAsker): readonly Limit[] {
  return [
    limitOn('code-pause', secret, phone, { max: 1, seconds: phoneCode.secondsBetweenSends }),
    limitOn('codes-per-number', secret, phone, { max: phoneCode.sendsPerHour, seconds: 3_600 }),
  ]
}

/** True for the key of a limit of `numberLimits`. */
export function isNumberLimit(key: string): boolean {
  return key.startsWith('code-pause:') || key.startsWith('codes-per-number:')
}

/** The budgets that all callers share. */
export function generalBudgets({ limits }: Rules, secret: Buffer, { phone, country, address }: CodeAsker): readonly Limit[] {
  return [
    limitOn('codes-per-range', secret, phone.slice(0, -4), limits.codesPerNumberRange),
    limitOn('codes-per-address', secret, address, limits.codesPerAddress),
    limitOn('codes-per-prefix', secret, networkPrefix(address), limits.codesPerPrefix),
    countryLimit(limits, secret, country ?? 'none'),
    limitOn('codes-in-total', secret, '', limits.codesInTotal),
  ]
}

/** Separate budgets for devices that signed in before. Each is as large as the limit of one number. */
export function deviceBudget({ limits }: Rules, secret: Buffer): Limit {
  return limitOn('codes-of-known-devices', secret, '', limits.codesOfKnownDevices)
}

/** Separate budgets for numbers that have an account. */
export function accountBudget({ limits }: Rules, secret: Buffer): Limit {
  return limitOn('codes-of-accounts', secret, '', limits.codesOfAccounts)
}

export function lookupLimit({ limits }: Rules, secret: Buffer, { address }: CodeAsker): Limit {
  return limitOn('account-lookups-per-address', secret, address, limits.accountLookupsPerAddress)
}

function countryLimit(limits: Rules['limits'], secret: Buffer, country: string): Limit {
  return isServed(country)
    ? limitOn('codes-per-country', secret, country, limits.codesPerCountry)
    : limitOn('codes-per-other-country', secret, country, limits.codesPerOtherCountry)
}

function isServed(country: string): boolean {
  return (countries as readonly string[]).includes(country)
}

/** The use of a budget: of each country's, and of every other kind only of the one that is used most. */
export interface BudgetUse extends Budget {
  readonly budget: string
  readonly used: number
  /** Of a budget per country: which one. */
  readonly country: string | undefined
}

const perCountry: readonly string[] = ['codes-per-country', 'codes-per-other-country']

/** How far the code budgets are used. */
export async function codeBudgetUse(
  { database, rules, secret, codeCountries }: CodeBudgetOptions,
  now: Date,
): Promise<readonly BudgetUse[]> {
  const { limits } = rules
  const budgets: Readonly<Record<string, Budget>> = {
    'codes-per-range': limits.codesPerNumberRange,
    'codes-per-address': limits.codesPerAddress,
    'codes-per-prefix': limits.codesPerPrefix,
    'codes-per-country': limits.codesPerCountry,
    'codes-per-other-country': limits.codesPerOtherCountry,
    'codes-in-total': limits.codesInTotal,
    'codes-of-known-devices': limits.codesOfKnownDevices,
    'codes-of-accounts': limits.codesOfAccounts,
  }
  const { rows } = await database.query<{ kind: string; key: string; used: number }>({
    name: 'code-budget-use',
    text: fullestOfEachKind,
    values: [Object.keys(budgets), Object.values(budgets).map(({ seconds }) => `${seconds} seconds`), now, perCountry],
  })
  const countryOf = new Map(codeCountries.map((country) => [countryLimit(limits, secret, country).key, country]))
  return Object.entries(budgets).flatMap(([budget, rule]) => {
    const fullest = rows.filter(({ kind }) => kind === budget)
    if (fullest.length === 0) return [{ budget, ...rule, used: 0, country: undefined }]
    return fullest.map(({ key, used }) => ({ budget, ...rule, used, country: countryOf.get(key) }))
  })
}

export interface CodeBudgetOptions {
  readonly database: Pool
  readonly rules: Rules
  /** The key that counters are named by. */
  readonly secret: Buffer
  /** ISO codes of the countries whose numbers get codes. */
  readonly codeCountries: readonly string[]
}

const fullestOfEachKind = `
  SELECT DISTINCT ON (kind, country) kind, l.key, (SELECT count(*) FROM unnest(l.hits) hit WHERE hit > $3::timestamptz - span)::int AS used
  FROM unnest($1::text[], $2::interval[]) AS given (kind, span) JOIN operational.limits l ON starts_with(l.key, kind || ':'),
    LATERAL (SELECT CASE WHEN kind = ANY ($4::text[]) THEN l.key END AS country) AS grouped
  ORDER BY kind, country, used DESC`
