import Icon from '@mui/icons-material/InboxOutlined'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { closeByEscape, openByKey } from '../../shared/testing/openByKey.ts'
import { defineResource, type OfficeResource, type PageName } from '../kit/defineResource.ts'
import { resources } from '../resources.ts'
import type { Permissions } from '../session/permissions.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import pageNames from '../texts/en/pages.json'
import { BottomBar } from './BottomBar.tsx'
import { SideMenu } from './SideMenu.tsx'
import { menuOf } from './useMenu.ts'

const provider: Permissions = { role: 'provider', capabilities: [], impersonated: false }
const admin: Permissions = { role: 'admin', capabilities: ['moderate'], impersonated: false }

const names = Object.keys(pageNames) as readonly PageName[]

function pages(count: number): readonly OfficeResource[] {
  return names.slice(0, count).map((name, index) =>
    defineResource({
      name,
      access: { as: 'provider' },
      menu: { group: index < 4 ? 'activity' : 'account', Icon },
    }),
  )
}

test('shows a provider its pages by group, and none of them to an administrator', () => {
  const namesOf = (permissions: Permissions) => menuOf(resources, permissions).entries.map(({ name }) => name)
  expect(namesOf(provider)).toEqual(expect.arrayContaining(['requests', 'credits', 'account']))
  expect(namesOf(admin)).toEqual([])
})

test('shows an administrator the pages it may open, and none of them to a provider', () => {
  const planted = (
    [
      ['moderate', 'reviews'],
      ['finance', 'payments'],
    ] as const
  ).map(([can, name]) => defineResource({ name, access: { as: 'admin', can }, menu: { group: 'account', Icon } }))
  const namesOf = (permissions: Permissions) => menuOf([...resources, ...planted], permissions).entries.map(({ name }) => name)
  expect(namesOf(admin)).toEqual(['reviews'])
  expect(namesOf(provider)).not.toContain('payments')
})

test('groups twenty entries under headings', () => {
  renderOffice(<SideMenu {...menuOf(pages(20), provider)} />)
  const lists = screen.getAllByRole('list')
  expect(lists.map((list) => within(list).getAllByRole('link').length)).toEqual([4, 16])
  expect(screen.getByRole('list', { name: 'Activity' })).toBeDefined()
})

test('fits five entries into the bottom bar of a phone', () => {
  renderOffice(<BottomBar {...menuOf(pages(5), provider)} />)
  expect(screen.getAllByRole('link')).toHaveLength(5)
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('lists more entries in a sheet, which a choice closes', async () => {
  const { user } = renderOffice(<BottomBar {...menuOf(pages(20), provider)} />)
  expect(screen.getAllByRole('link')).toHaveLength(4)
  await user.click(screen.getByRole('button', { name: 'More' }))
  const sheet = await screen.findByRole('dialog', { name: 'Main menu' })
  const links = within(sheet).getAllByRole('link')
  expect(links).toHaveLength(20)
  await user.click(links[19] as HTMLElement)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
})

test('moves the focus to the sheet, and to its button again after Escape', async () => {
  const { user } = renderOffice(<BottomBar {...menuOf(pages(20), provider)} />)
  const opener = screen.getByRole('button', { name: 'More' })
  expect(await openByKey(user, opener)).toBe(screen.getByRole('dialog', { name: 'Main menu' }))
  expect(await closeByEscape(user)).toBe(opener)
})
