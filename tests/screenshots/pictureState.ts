import type { Page } from 'playwright-core'
import type { PictureSeed } from './seedPictures.ts'

export const widths = [1440, 360] as const
export type Width = (typeof widths)[number]

/** A page before its picture is taken. */
export interface Visit<Seed = PictureSeed> {
  readonly page: Page
  readonly isPhone: boolean
  readonly seed: Seed
}

/** Something that the product shows, as it is compared with its stored pictures. */
export interface PictureState<Seed = PictureSeed> {
  /** Of its pictures: `<name>-<width>`. */
  readonly name: string
  /** Who looks; default: a visitor. */
  readonly as?: keyof PictureSeed['people']
  readonly language?: string
  readonly dark?: boolean
  /** Brings the page to the state. What it waits for says that the state is there. */
  readonly show: (visit: Visit<Seed>) => Promise<unknown>
}

export const pictureName = ({ name }: Pick<PictureState, 'name'>, width: Width) => `${name}-${width}`
