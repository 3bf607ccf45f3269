import type { ComponentType, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import type { Say, TextKey } from '../i18n/useText.ts'
import type { PageAccess } from '../session/permissions.ts'
import type { MenuGroup } from './menuGroups.ts'

export interface CountProps {
  readonly children: (count: number) => ReactNode
}

/** A resource's entry in the menu. */
export interface MenuPlace {
  readonly group: MenuGroup
  readonly Icon: ComponentType<{ readonly fontSize?: 'small' }>
  /** A shorter label for the bottom bar of a phone. */
  readonly short?: TextKey
  /** Renders the number of waiting items. */
  readonly Count?: ComponentType<CountProps>
}

/** How the command palette searches records. */
export interface RecordSearch {
  /** The filter of the list, as the API takes it. */
  readonly filter: (text: string) => object
  /** The list's sort field, newest first. */
  readonly sort: string
  readonly name: (record: RaRecord, t: Say) => string
}

/** A part of the office: its pages, who may open them, and its menu entry. */
export interface OfficeResource {
  /** react-admin's resource name and the path below /office; also the API's path, unless `apiPaths` has another. */
  readonly name: string
  readonly access: PageAccess
  /** Its name in the menu, in the command palette and in the document title. */
  readonly label: TextKey
  /** Without it the resource has no menu entry. */
  readonly menu?: MenuPlace
  /** Its pages, declared with `lazily`: each is a chunk. */
  readonly list?: ComponentType
  readonly show?: ComponentType
  readonly edit?: ComponentType
  readonly create?: ComponentType
  /** How the command palette finds its records. */
  readonly search?: RecordSearch
  /** Events after which its data may be outdated. */
  readonly changedBy?: readonly string[]
}

/** Declares a resource; `resources.ts` lists them all. */
export function defineResource(resource: OfficeResource): OfficeResource {
  return resource
}
