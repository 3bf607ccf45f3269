import sharp from 'sharp'
import { type VenueType, venueTypes } from '../../../src/domain/venue/venueType.ts'
import { Random } from '../random.ts'
import { ballroom } from './ballroom.ts'
import { barn } from './barn.ts'
import { beachArch } from './beachArch.ts'
import { bouquet } from './bouquet.ts'
import { cake } from './cake.ts'
import { Canvas, type View } from './canvas.ts'
import { castle } from './castle.ts'
import { cityHall } from './cityHall.ts'
import { clearing } from './clearing.ts'
import { cliff } from './cliff.ts'
import { dome } from './dome.ts'
import { farmCourt } from './farmCourt.ts'
import { firstDance } from './firstDance.ts'
import { greenhouse } from './greenhouse.ts'
import { hotel } from './hotel.ts'
import type { Brush } from './land.ts'
import { lodge } from './lodge.ts'
import { marquee } from './marquee.ts'
import { type MoodName, moodNames, moods } from './moods.ts'
import { mountainChapel } from './mountainChapel.ts'
import { nave } from './nave.ts'
import { oliveGrove } from './oliveGrove.ts'
import { placeSetting } from './placeSetting.ts'
import { receptionHall } from './receptionHall.ts'
import { restaurant } from './restaurant.ts'
import { rings } from './rings.ts'
import { riverBoat } from './riverBoat.ts'
import { rooftop } from './rooftop.ts'
import { skyLanterns } from './skyLanterns.ts'
import { vineyard } from './vineyard.ts'
import { yacht } from './yacht.ts'

const places = {
  castle,
  vineyard,
  ballroom,
  beachArch,
  greenhouse,
  mountainChapel,
  farmCourt,
  rooftop,
  oliveGrove,
  cityHall,
  riverBoat,
  receptionHall,
  marquee,
  cliff,
  hotel,
  clearing,
  restaurant,
  lodge,
  yacht,
  nave,
  barn,
  dome,
} as const
const moments = { bouquet, firstDance, rings, skyLanterns, cake, placeSetting } as const
const drawings = { ...places, ...moments } satisfies Readonly<Record<string, (brush: Brush) => void>>

export type SceneName = keyof typeof drawings
const placeNames = Object.keys(places) as readonly (keyof typeof places)[]
const momentNames = Object.keys(moments) as readonly (keyof typeof moments)[]
export const sceneNames = Object.keys(drawings) as readonly SceneName[]

/** The framing: everything, or the middle, with more of the scene on one side. */
const shots = {
  wide: { x: 0, y: 0, width: 1600 },
  right: { x: 480, y: 360, width: 1040 },
  left: { x: 80, y: 330, width: 1040 },
  close: { x: 270, y: 250, width: 1060 },
  upper: { x: 200, y: 120, width: 1200 },
} as const satisfies Readonly<Record<string, View>>
export type Shot = keyof typeof shots
export const shotNames = Object.keys(shots) as readonly Shot[]

/** One picture of the demo world: its scene, light, framing, and seed. */
export interface DemoPicture {
  readonly scene: SceneName
  readonly mood: MoodName
  readonly shot: Shot
  readonly mirrored: boolean
  readonly seed: number
}

/** The scenes of a type of venue, outside and inside; the first two show the venue itself. */
const venueScenes: Readonly<Record<VenueType, readonly SceneName[]>> = {
  boat: ['yacht', 'riverBoat', 'restaurant', 'beachArch'],
  castle: ['castle', 'ballroom', 'greenhouse', 'clearing'],
  domain: ['vineyard', 'oliveGrove', 'marquee', 'greenhouse'],
  farm: ['farmCourt', 'barn', 'vineyard', 'marquee'],
  hotel: ['hotel', 'lodge', 'ballroom', 'rooftop'],
  place_of_worship: ['mountainChapel', 'nave', 'clearing', 'oliveGrove'],
  reception_hall: ['receptionHall', 'ballroom', 'cityHall', 'greenhouse'],
  restaurant: ['restaurant', 'rooftop', 'oliveGrove', 'farmCourt'],
  unusual: ['dome', 'greenhouse', 'rooftop', 'cliff'],
}

/**
 * The picture of the nth provider of a country. Consecutive ones differ in scene and light; one scene is framed in eight ways before it is
 * repeated, and then in another light. No two of a country's first 560 are equal.
 */
export function keyPicture(position: number): DemoPicture {
  const round = Math.floor(position / sceneNames.length)
  return {
    scene: sceneNames[position % sceneNames.length] ?? 'castle',
    mood: moodNames[position % moodNames.length] ?? 'morning',
    shot: (['wide', 'right', 'close', 'left'] as const)[round % 4] ?? 'wide',
    mirrored: round % 8 >= 4,
    seed: position,
  }
}

/** A gallery in the light of its first picture: places and moments alternate, and no scene is repeated. */
export function galleryFrom(first: DemoPicture, count: number): readonly DemoPicture[] {
  const random = new Random('scenes', first.scene, first.mood, first.seed)
  const others = random.sample(placeNames, placeNames.length).flatMap((place, index) => {
    const moment = momentNames[(index + first.seed) % momentNames.length]
    return index < momentNames.length && moment !== undefined ? [place, moment] : [place]
  })
  const further = others.filter((scene) => scene !== first.scene)
  return [first, ...further.slice(0, count - 1).map((scene, index) => pictureBeside(first, scene, index))]
}

/** The pictures of a venue: the place itself first, then celebrations there. All in one light, chosen by the seed. */
export function scenesOfVenue(type: VenueType, seed: number, count = 6): readonly DemoPicture[] {
  const random = new Random('venue scenes', type, seed)
  const scene = random.pick(venueScenes[type].slice(0, 2))
  return aroundVenue(type, { scene, mood: random.pick(moodNames), shot: random.pick(shotNames), mirrored: random.chance(0.5), seed }, count)
}

/** The gallery of the nth provider of a country if that is a venue: its first picture is a place, and differs from those of all others. */
export function galleryOfVenue(position: number, count: number): readonly DemoPicture[] {
  const key = keyPicture(position)
  const place = placeNames[position % placeNames.length] ?? 'castle'
  const first = Object.hasOwn(places, key.scene) ? key : { ...key, scene: place, shot: 'upper' as const }
  return aroundVenue(venueTypes.find((type) => venueScenes[type].includes(first.scene)) ?? 'unusual', first, count)
}

function aroundVenue(type: VenueType, first: DemoPicture, count: number): readonly DemoPicture[] {
  const random = new Random('around', type, first.seed)
  const further = [...venueScenes[type].filter((scene) => scene !== first.scene), ...random.sample(momentNames, momentNames.length)]
  return [first, ...further.slice(0, count - 1).map((each, index) => pictureBeside(first, each, index))]
}

function pictureBeside({ mood, mirrored, seed }: DemoPicture, scene: SceneName, index: number): DemoPicture {
  return { scene, mood, shot: index % 3 === 1 ? 'close' : 'wide', mirrored: mirrored !== (index % 2 === 0), seed: seed * 16 + index + 1 }
}

/** The picture as an SVG of 1600 by 1200; always the same for the same picture. */
export function drawPicture({ scene, mood, shot, mirrored, seed }: DemoPicture): string {
  const canvas = new Canvas()
  drawings[scene]({ canvas, mood: moods[mood], random: new Random('scene', scene, mood, seed) })
  return canvas.toSvg(shots[shot], mirrored)
}

/** The picture like a camera's file: a JPEG with EXIF data, which an upload drops. */
export async function photograph(picture: DemoPicture, width = 1600): Promise<Buffer> {
  const camera = { IFD0: { Make: 'Alliance', Model: 'Demo', Copyright: 'Alliance' } }
  return await sharp(Buffer.from(drawPicture(picture)))
    .resize({ width })
    .withExif(camera)
    .jpeg({ quality: 90 })
    .toBuffer()
}
