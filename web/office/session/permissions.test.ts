import { expect, test } from 'vitest'
import { resources } from '../resources.ts'
import { mayOpen, openTo, type Permissions } from './permissions.ts'

const provider: Permissions = { role: 'provider', capabilities: [], impersonated: false }
const moderator: Permissions = { role: 'admin', capabilities: ['moderate'], impersonated: false }

test.each([
  ['a provider opens its own pages', { as: 'provider' }, provider, true],
  ['a provider opens none of an administrator’s', { as: 'admin' }, provider, false],
  ['an administrator opens none of a provider’s', { as: 'provider' }, moderator, false],
  ['an administrator opens a page it has the capability for', { as: 'admin', can: 'moderate' }, moderator, true],
  ['an administrator opens no page that asks for another capability', { as: 'admin', can: 'finance' }, moderator, false],
  ['somebody who is not signed in opens nothing', { as: 'provider' }, undefined, false],
] as const)('%s', (_title, access, permissions, expected) => {
  expect(mayOpen(access, permissions)).toBe(expected)
})

test('gives each role its own pages, and nobody those of another role', () => {
  const planted = [
    { name: 'moderation', access: { as: 'admin', can: 'moderate' } },
    { name: 'bills', access: { as: 'admin', can: 'finance' } },
    { name: 'statistics', access: { as: 'admin' } },
  ] as const
  const names = (permissions?: Permissions) => openTo([...resources, ...planted], permissions).map(({ name }) => name)
  expect(names(moderator)).toEqual(['moderation', 'statistics'])
  expect(names(provider)).toEqual(resources.filter(({ access }) => access.as === 'provider').map(({ name }) => name))
  expect(names()).toEqual([])
})
