/** An original picture, before it is scaled. */
export interface Original {
  readonly bytes: Buffer
  /** A drawing (SVG) can be scaled to any width; a photograph is never enlarged. */
  readonly scalable: boolean
}

/** The source of the pictures of one kind; returns undefined for an unknown id. */
export type PictureSource = (id: string) => Promise<Original | undefined>
