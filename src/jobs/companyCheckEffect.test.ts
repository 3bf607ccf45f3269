import { describe, expect, test } from 'vitest'
import { providerId } from '../../tests/setup/sampleEvents.ts'
import { run } from '../domain/process.ts'
import { recordCompanyCheck } from '../domain/provider/recordCompanyCheck.ts'
import { companyCheckEffect } from './companyCheckEffect.ts'

const givenAt = '2026-11-12T10:00:00.000Z'
const checkedAt = '2026-11-12T10:00:05.000Z'

/** Checks a stored number with a register that finds every number valid; answers the command that follows, and what was asked and claimed. */
async function check(number: string) {
  const asked: string[] = []
  const claimed: string[] = []
  const kind = companyCheckEffect({
    companyRegistry: {
      check: async (of) => {
        asked.push(of)
        return 'valid'
      },
    },
    loadCompanyNumber: async () => ({ country: 'FR', number, verifiedAt: null }),
    claimCompanyNumber: async (of) => {
      claimed.push(of.number)
      return { claimed: true, welcomedBefore: false }
    },
    now: () => new Date(checkedAt),
  })
  const effect = { id: 'effect', person: null, attempt: 1, expiresAt: null, payload: { providerId: providerId(), givenAt } }
  const result = await kind.handle(effect)
  return { asked, claimed, command: typeof result === 'object' ? kind.afterSuccess?.(effect, result) : result }
}
const recorded = { providerId: providerId(), givenAt, by: 'registry', checkedAt } as const

describe('the check of a company number', () => {
  test.each([
    ['a wrong check digit', '73282932000075'],
    ['too few digits', '7328293200007'],
    ['the spaces of what was typed', '732 829 320 00074'],
  ])('that is stored with %s finds the wrong format, asks no register and claims nothing', async (_title, number) => {
    const command = run(recordCompanyCheck, { ...recorded, outcome: 'invalid_format' })
    expect(await check(number)).toEqual({ asked: [], claimed: [], command })
  })

  test('that has the form of its country asks the register, and claims what is valid', async () => {
    const number = '73282932000074'
    const command = run(recordCompanyCheck, { ...recorded, outcome: 'valid', claimed: true, welcomedBefore: false })
    expect(await check(number)).toEqual({ asked: [number], claimed: [number], command })
  })
})
