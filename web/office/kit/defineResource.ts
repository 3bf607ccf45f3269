import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Say, TextKey } from '../i18n/useText.ts'
import type { PageAccess } from '../session/permissions.ts'
import type { MenuGroup } from './menuGroups.ts'

export interface CountProps {
  readonly children: (count: number) => ReactNode
}

/** Where a resource stands in the menu. */
export interface MenuPlace {
  readonly group: MenuGroup
  readonly Icon: ComponentType<{ readonly fontSize?: 'small' }>
  /** What stands under the icon in the bar of a phone, where the name is too long for it. */
  readonly short?: TextKey
  /** Counts what waits there, and renders the count. */
  readonly Count?: ComponentType<CountProps>
}

/** How records are found by what somebody types. */
export interface RecordSearch {
  /** The filter of the list, as the API takes it. */
  readonly filter: (text: string) => object
  /** The field that the list is sorted by, newest first. */
  readonly sort: string
  readonly name: (record: RaRecord, t: Say) => string
}

/** A part of the office: its pages, whom they are for, and where the menu has them. */
export interface OfficeResource {
  /** react-admin's name, and the address below /office; the API's path too, unless `apiPaths` has another. */
  readonly name: string
  readonly access: PageAccess
  /** What it is called in the menu, in the command palette and in the window's title. */
  readonly label: TextKey
  /** Without it the menu has no entry. */
  readonly menu?: MenuPlace
  /** Its pages, by `lazily`: each is a chunk of its own. */
  readonly list?: ComponentType
  readonly show?: ComponentType
  readonly edit?: ComponentType
  readonly create?: ComponentType
  /** How the command palette finds its records. */
  readonly search?: RecordSearch
  /** The events after which what was read of it may be out of date. */
  readonly changedBy?: readonly string[]
}

/** Declares a resource; `resources.ts` lists them all. */
export function defineResource(resource: OfficeResource): OfficeResource {
  return resource
}
