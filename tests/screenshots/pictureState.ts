import type { Page } from 'playwright-core'
import type { PictureSeed } from './seedPictures.ts'

export const widths = [1440, 360] as const
export type Width = (typeof widths)[number]

/** Called before the picture is taken. */
export interface Visit<Seed = PictureSeed> {
  readonly page: Page
  readonly isPhone: boolean
  readonly seed: Seed
}

/** A state of the product that is compared with its stored pictures. */
export interface PictureState<Seed = PictureSeed> {
  /** The base name of its pictures: `<name>-<width>`. */
  readonly name: string
  /** The viewer; default: a visitor. */
  readonly as?: keyof PictureSeed['people']
  readonly language?: string
  readonly dark?: boolean
  /** Brings the page to the state, and waits until it is reached. */
  readonly show: (visit: Visit<Seed>) => Promise<unknown>
}

export const pictureName = ({ name }: Pick<PictureState, 'name'>, width: Width) => `${name}-${width}`
