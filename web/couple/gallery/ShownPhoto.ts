/** A photograph of a gallery. */
export interface ShownPhoto {
  /** Its path without a width. */
  readonly thumb: string
  readonly alt: string
  readonly caption: string
}
