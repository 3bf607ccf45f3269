import { usePermissions } from 'react-admin'
import type { MenuPlace, OfficeResource } from '../kit/defineResource.ts'
import { type MenuGroup, menuGroups } from '../kit/menuGroups.ts'
import { resources } from '../resources.ts'
import { openTo, type Permissions } from '../session/permissions.ts'

/** An entry of the menu. */
export type MenuEntry = OfficeResource & { readonly menu: MenuPlace }

/** A person's menu. */
export interface Menu {
  readonly entries: readonly MenuEntry[]
  readonly groups: readonly { readonly group: MenuGroup; readonly entries: readonly MenuEntry[] }[]
}

/** The signed-in person's menu: the pages it may open, by group. */
export function useMenu(): Menu {
  const { permissions } = usePermissions<Permissions>()
  return menuOf(resources, permissions)
}

/** The entries that these permissions open. */
export function menuOf(all: readonly OfficeResource[], permissions: Permissions | undefined): Menu {
  const entries = openTo(all, permissions).filter((resource): resource is MenuEntry => resource.menu !== undefined)
  const groups = menuGroups
    .map((group) => ({ group, entries: entries.filter(({ menu }) => menu.group === group) }))
    .filter((each) => each.entries.length > 0)
  return { entries, groups }
}
