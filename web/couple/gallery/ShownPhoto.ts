/** A photograph of a gallery, whoever's it is. */
export interface ShownPhoto {
  /** Its address without a width. */
  readonly thumb: string
  readonly alt: string
  readonly caption: string
}
