import sharp from 'sharp'
import { type DemoPicture, drawPicture } from '../../scripts/demo/scenes/scenes.ts'

/** A rough description of a picture: where it gets darker to the right, and its colours on a grid. */
interface Glance {
  readonly edges: readonly boolean[]
  readonly colours: readonly number[]
}

const side = 16

async function glanceAt(picture: Buffer): Promise<Glance> {
  const grey = await sharp(picture)
    .resize(side + 1, side, { fit: 'fill' })
    .greyscale()
    .raw()
    .toBuffer()
  const edges = Array.from({ length: side * side }, (_, index) => {
    const at = Math.floor(index / side) * (side + 1) + (index % side)
    return (grey[at] ?? 0) > (grey[at + 1] ?? 0)
  })
  return { edges, colours: [...(await sharp(picture).resize(side, side, { fit: 'fill' }).removeAlpha().raw().toBuffer())] }
}

/** The difference of two pictures: the share of edges that differ (0 to 1), and the mean difference of colours (0 to 255). */
function apart(one: Glance, other: Glance): { readonly edges: number; readonly colours: number } {
  const different = one.edges.filter((edge, index) => edge !== other.edges[index]).length
  const colours = one.colours.reduce((sum, colour, index) => sum + Math.abs(colour - (other.colours[index] ?? 0)), 0)
  return { edges: different / one.edges.length, colours: colours / one.colours.length }
}

/** Whether a person looking through a list would take two pictures for the same one. */
function lookAlike(one: Glance, other: Glance): boolean {
  const { edges, colours } = apart(one, other)
  return edges < 0.2 && colours < 24
}

/** The pairs of similar demo pictures in a list, at the size of cards. */
export async function alikePictures(pictures: readonly DemoPicture[]): Promise<readonly string[]> {
  const seen: { readonly name: string; readonly glance: Glance }[] = []
  for (const picture of pictures) {
    const card = await sharp(Buffer.from(drawPicture(picture)))
      .resize(160)
      .png()
      .toBuffer()
    seen.push({ name: Object.values(picture).join(' '), glance: await glanceAt(card) })
  }
  return seen.flatMap((one, index) =>
    seen.slice(index + 1).flatMap((other) => {
      const { edges, colours } = apart(one.glance, other.glance)
      return lookAlike(one.glance, other.glance) ? [`${one.name} | ${other.name}: ${edges.toFixed(2)} ${colours.toFixed(0)}`] : []
    }),
  )
}
