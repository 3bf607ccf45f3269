import Icon from '@mui/icons-material/InboxOutlined'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { defineResource, type OfficeResource } from '../kit/defineResource.ts'
import { resources } from '../resources.ts'
import type { Permissions } from '../session/permissions.ts'
import { renderOffice } from '../testing/renderOffice.tsx'
import { BottomBar } from './BottomBar.tsx'
import { SideMenu } from './SideMenu.tsx'
import { menuOf } from './useMenu.ts'

const provider: Permissions = { role: 'provider', capabilities: [], impersonated: false }
const admin: Permissions = { role: 'admin', capabilities: ['moderate'], impersonated: false }

function pages(count: number): readonly OfficeResource[] {
  return Array.from({ length: count }, (_, index) =>
    defineResource({
      name: `page-${index}`,
      access: { as: 'provider' },
      label: index % 2 === 0 ? 'credits.title' : 'requests.title',
      menu: { group: index < 4 ? 'activity' : 'account', Icon },
    }),
  )
}

test('shows a provider its pages by group, and none of them to an administrator', () => {
  const names = (permissions: Permissions) => menuOf(resources, permissions).entries.map(({ name }) => name)
  expect(names(provider)).toEqual(expect.arrayContaining(['requests', 'credits', 'account']))
  expect(names(admin)).toEqual([])
})

test('shows an administrator the pages it may open, and none of them to a provider', () => {
  const planted = (['moderate', 'finance'] as const).map((can) =>
    defineResource({ name: can, access: { as: 'admin', can }, label: 'credits.title', menu: { group: 'account', Icon } }),
  )
  const names = (permissions: Permissions) => menuOf([...resources, ...planted], permissions).entries.map(({ name }) => name)
  expect(names(admin)).toEqual(['moderate'])
  expect(names(provider)).not.toContain('moderate')
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
