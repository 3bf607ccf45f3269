import type { PictureState } from './pictureState.ts'

const heading = 'h1'

/** A public page, which is ready once its title is shown. */
const page = (name: string, path: string, over: Partial<PictureState> = {}): PictureState => ({
  name,
  show: async ({ page: opened }) => {
    await opened.goto(path)
    await opened.locator(heading).waitFor()
  },
  ...over,
})

export const publicStates: readonly PictureState[] = [
  page('welcome', '/'),
  page('campaign', '/lp'),
  page('directory', '/planners'),
  page('directory-results', '/planners/fr/isere'),
  page('directory-none', '/planners/fr/paris/day-coordination', { language: 'de' }),
  page('imprint', '/imprint'),
  page('guarantee', '/guarantee'),
  page('not-found', '/nowhere'),
  {
    name: 'planner-page',
    show: async ({ page: opened, seed }) => {
      await opened.goto(seed.planner)
      await opened.locator(heading).waitFor()
    },
  },
]
