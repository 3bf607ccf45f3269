import type { ComponentType, ReactNode } from 'react'
import type { TextKey } from '../i18n/useText.ts'
import type { PageAccess } from '../session/permissions.ts'
import type { SourceTexts } from '../texts/sourceTexts.ts'
import type { MenuGroup } from './menuGroups.ts'

/** The resources that have a name, in `pages.json`: loaded from the start, unlike the other texts of their pages. */
export type PageName = keyof SourceTexts['pages']

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
  /** react-admin's resource name and the path below /office. `pages.<name>` is what people read. Also the API's path, unless `apiPaths` has another. */
  readonly name: PageName
  readonly access: PageAccess
  /** Without it the resource has no menu entry. */
  readonly menu?: MenuPlace
  /** Its pages, declared with `withTexts`: each is a chunk, and so are its texts. */
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
