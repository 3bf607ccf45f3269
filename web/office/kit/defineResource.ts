import type { ComponentType, ReactNode } from 'react'
import type { TextKey } from '../i18n/useText.ts'
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
  /** Events after which its data may be outdated. */
  readonly changedBy?: readonly string[]
}

/** Declares a resource; `resources.ts` lists them all. */
export function defineResource(resource: OfficeResource): OfficeResource {
  return resource
}
