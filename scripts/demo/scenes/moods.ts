/** The hour, season and colours in which a provider's pictures are seen. */
export interface Mood {
  readonly sky: readonly [top: string, middle: string, bottom: string]
  /** Sun or moon. */
  readonly sun: string
  readonly haze: string
  /** Hills and meadows, from the horizon to what is near. */
  readonly land: readonly [far: string, middle: string, near: string]
  readonly leaf: readonly [dark: string, middle: string, light: string]
  readonly wall: readonly [light: string, shade: string]
  readonly roof: string
  readonly wood: string
  readonly water: readonly [far: string, near: string]
  readonly petals: readonly [string, string, string]
  /** Cloth, paper and porcelain. */
  readonly linen: string
  readonly ink: string
  readonly lamp: string
  /** How much of the light comes from lamps, from 0 to 1. */
  readonly lit: number
  readonly season: 'summer' | 'autumn' | 'winter'
}

export const moods = {
  morning: {
    sky: ['#BFD7DC', '#DDE5DF', '#F7E9DA'],
    sun: '#FFF8E8',
    haze: '#EFE8DC',
    land: ['#B9C7BC', '#8FAB93', '#527A62'],
    leaf: ['#2F5A4A', '#5F8A6C', '#A3BF94'],
    wall: ['#F6EDDF', '#CDBFAE'],
    roof: '#8A6F66',
    wood: '#8B6B52',
    water: ['#D3DFDB', '#7FA3A3'],
    petals: ['#F3C9BC', '#FBF1EA', '#D98C7A'],
    linen: '#FBF8F4',
    ink: '#22302C',
    lamp: '#FFE2A6',
    lit: 0.15,
    season: 'summer',
  },
  noon: {
    sky: ['#7FB6CF', '#B4D6DD', '#E9F0E6'],
    sun: '#FFFDF2',
    haze: '#DDE9E2',
    land: ['#A9C3AC', '#86AB72', '#4F8049'],
    leaf: ['#24543A', '#4E8651', '#9CBF6B'],
    wall: ['#FFF7EA', '#D6C5AD'],
    roof: '#B8674A',
    wood: '#94704F',
    water: ['#BFDDE0', '#4E97A6'],
    petals: ['#F6F1E4', '#F2B8A6', '#E3B04B'],
    linen: '#FFFDF8',
    ink: '#1F3A3A',
    lamp: '#FFE9B8',
    lit: 0,
    season: 'summer',
  },
  golden: {
    sky: ['#E7A77A', '#F5CD97', '#FDECC8'],
    sun: '#FFF4CF',
    haze: '#F7DDB2',
    land: ['#D9BD84', '#AF9C59', '#66713F'],
    leaf: ['#3F5136', '#7C8146', '#D1B25F'],
    wall: ['#FBE3BC', '#C69A6F'],
    roof: '#96513A',
    wood: '#7C5236',
    water: ['#F7DCB0', '#A98C68'],
    petals: ['#FFF0D6', '#E9967A', '#C9553F'],
    linen: '#FFF6E4',
    ink: '#3B2A22',
    lamp: '#FFE3A0',
    lit: 0.35,
    season: 'summer',
  },
  dusk: {
    sky: ['#45527F', '#B98AA0', '#F6C29B'],
    sun: '#FFDDB0',
    haze: '#C99FA4',
    land: ['#8C7F9B', '#56637D', '#2C4053'],
    leaf: ['#1B2D3B', '#3A5560', '#6F7F83'],
    wall: ['#DDBEB6', '#7A7290'],
    roof: '#4A4763',
    wood: '#54434C',
    water: ['#E3B2A4', '#4F5C85'],
    petals: ['#F7D4C8', '#D98C98', '#9C5570'],
    linen: '#F3DFDA',
    ink: '#1C2438',
    lamp: '#FFD68A',
    lit: 0.9,
    season: 'summer',
  },
  night: {
    sky: ['#101C36', '#223659', '#4B6186'],
    sun: '#F4EFD9',
    haze: '#3F557B',
    land: ['#33496B', '#21374F', '#12232F'],
    leaf: ['#0C1B26', '#1D3743', '#3E5C62'],
    wall: ['#8D93A8', '#3B4865'],
    roof: '#26314C',
    wood: '#3C3540',
    water: ['#51678C', '#16294A'],
    petals: ['#E8D8D0', '#C08A86', '#8E5361'],
    linen: '#E4DFDC',
    ink: '#0B1424',
    lamp: '#FFCB6B',
    lit: 1,
    season: 'summer',
  },
  sage: {
    sky: ['#C9D3CB', '#DDE2D9', '#F2EEE4'],
    sun: '#FBF8F1',
    haze: '#E7E8DF',
    land: ['#BFCABD', '#9BB09A', '#5C7C6A'],
    leaf: ['#3A5B4D', '#6C8C78', '#A9BFA3'],
    wall: ['#F1ECE2', '#C4C0B2'],
    roof: '#6D7672',
    wood: '#8A7B68',
    water: ['#DCE3DC', '#8CA59C'],
    petals: ['#FBF8F4', '#E9D6C4', '#B9A27E'],
    linen: '#FAF8F2',
    ink: '#26352F',
    lamp: '#FBE6B8',
    lit: 0.25,
    season: 'summer',
  },
  autumn: {
    sky: ['#C9C3B4', '#E6D6BC', '#F8E8CF'],
    sun: '#FFF3DA',
    haze: '#EBDCC4',
    land: ['#CDB594', '#B08A5B', '#75573A'],
    leaf: ['#7A3B26', '#B9642F', '#E2A552'],
    wall: ['#F2E3CB', '#BFA486'],
    roof: '#5E4740',
    wood: '#6F4A34',
    water: ['#E8DCC6', '#8C8672'],
    petals: ['#F3DDB9', '#C9653F', '#7E2F2B'],
    linen: '#FBF3E4',
    ink: '#33241D',
    lamp: '#FFDD94',
    lit: 0.4,
    season: 'autumn',
  },
  winter: {
    sky: ['#A9BFD0', '#CBD8DF', '#F3EDE8'],
    sun: '#FFF6EC',
    haze: '#DEE6EA',
    land: ['#D5E0E6', '#E6EDF0', '#F7F9FA'],
    leaf: ['#2C4853', '#577782', '#C9D8DC'],
    wall: ['#E7DED5', '#A89F9F'],
    roof: '#EEF3F5',
    wood: '#6B5348',
    water: ['#DCE5E9', '#8FA9B8'],
    petals: ['#FFFFFF', '#C94F4A', '#7E2B35'],
    linen: '#FFFFFF',
    ink: '#24343D',
    lamp: '#FFD48A',
    lit: 0.7,
    season: 'winter',
  },
  rose: {
    sky: ['#D99C98', '#F0BFB2', '#FCE7DA'],
    sun: '#FFF5EC',
    haze: '#F5D9CE',
    land: ['#D3B7AE', '#A9A792', '#6B8270'],
    leaf: ['#3F5F53', '#7A9680', '#B9C4A2'],
    wall: ['#FDEBE1', '#D3A99D'],
    roof: '#A0605A',
    wood: '#8A5D50',
    water: ['#F6D6CB', '#A58E96'],
    petals: ['#FFFFFF', '#E58F8A', '#B9505A'],
    linen: '#FFF8F4',
    ink: '#3A2A2E',
    lamp: '#FFE0AC',
    lit: 0.3,
    season: 'summer',
  },
  azure: {
    sky: ['#4FA3C4', '#93CBD6', '#DDF0EA'],
    sun: '#FFFEF6',
    haze: '#CFE6E4',
    land: ['#9DBFB8', '#8BA678', '#5C7C4B'],
    leaf: ['#2B5140', '#5F8254', '#A9B97A'],
    wall: ['#FFFFFF', '#C9D6DA'],
    roof: '#C4704B',
    wood: '#A98560',
    water: ['#8FD0D6', '#1E7C9A'],
    petals: ['#FFFFFF', '#E2557A', '#F1B24A'],
    linen: '#FFFFFF',
    ink: '#143642',
    lamp: '#FFE7AE',
    lit: 0,
    season: 'summer',
  },
} as const satisfies Readonly<Record<string, Mood>>

export type MoodName = keyof typeof moods
/** In an order in which neighbours look most different. */
export const moodNames: readonly MoodName[] = ['noon', 'dusk', 'sage', 'golden', 'night', 'azure', 'autumn', 'winter', 'rose', 'morning']
