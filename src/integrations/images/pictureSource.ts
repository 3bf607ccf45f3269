/** A picture as it was drawn or taken, before it is brought to a size. */
export interface Original {
  readonly bytes: Buffer
  /** A drawing (SVG) is as good at any width; a photograph is never enlarged. */
  readonly scalable: boolean
}

/** Where the pictures of one kind come from; undefined where there is none of that id. */
export type PictureSource = (id: string) => Promise<Original | undefined>
