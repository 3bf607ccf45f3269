/** A picture as it was drawn or taken, before it is brought to a size. */
export interface Original {
  readonly bytes: Buffer
  /** The width a drawing (SVG) is meant for: it is drawn anew for others. Undefined for a photograph, which is never enlarged. */
  readonly drawnWidth?: number
}

/** Where the pictures of one kind come from; undefined where there is none of that id. */
export type PictureSource = (id: string) => Promise<Original | undefined>
