import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createKnownDevices, type KnownDevices } from './knownDevices.ts'

let time: Date
let devices: KnownDevices
beforeEach(() => {
  time = new Date('2027-03-01T10:00:00Z')
  devices = createKnownDevices({ tokenKey: randomBytes(32), now: () => time })
})
const owner = { role: 'couple', login: '+33612345678' } as const

test('a device is known to the login it signed in, and keeps its id', () => {
  const mark = devices.mark(owner, undefined)
  const id = devices.find(owner, mark)
  expect(id).toMatch(/^[\w-]{22}$/)
  time = new Date('2027-06-01T10:00:00Z')
  const renewed = devices.mark(owner, mark)
  expect(renewed).not.toBe(mark)
  expect(devices.find(owner, renewed)).toBe(id)
})

test('it is unknown to every other login, role and installation', () => {
  const mark = devices.mark(owner, undefined)
  expect(devices.find({ ...owner, login: '+33612345679' }, mark)).toBeUndefined()
  expect(devices.find({ ...owner, role: 'provider' }, mark)).toBeUndefined()
  expect(createKnownDevices({ tokenKey: randomBytes(32), now: () => time }).find(owner, mark)).toBeUndefined()
})

test('a mark that was changed or forged is invalid', () => {
  const mark = devices.mark(owner, undefined)
  const [id = '', day = '', signature = ''] = mark.split('.')
  const other = (digit: string) => (digit === '0' ? '1' : '0')
  const forged = [
    undefined,
    '',
    'x',
    `${id}.${Number(day) + 1}.${signature}`,
    `${'A'.repeat(22)}.${day}.${signature}`,
    `${id}.${day}.${other(signature[0] ?? '')}${signature.slice(1)}`,
    `${mark}0`,
  ]
  for (const shown of forged) expect(devices.find(owner, shown)).toBeUndefined()
})

test('a mark ends after four hundred days, and holds nothing of the login', () => {
  const mark = devices.mark(owner, undefined)
  expect(mark).not.toContain('33612345678')
  time = new Date(time.getTime() + 399 * 86_400_000)
  expect(devices.find(owner, mark)).toBeDefined()
  time = new Date(time.getTime() + 86_400_000)
  expect(devices.find(owner, mark)).toBeUndefined()
})
