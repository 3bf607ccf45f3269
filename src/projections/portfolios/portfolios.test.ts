import { expect, test } from 'vitest'
import { projectionHarness, projectTwice, rebuildEqualsLive } from '../../../tests/projections/projectionHarness.ts'
import { providerId } from '../../../tests/setup/sampleEvents.ts'
import { personErased } from '../../../tests/setup/samplePersonEvents.ts'
import {
  keyPortfolioImageChosen,
  portfolioAdded,
  portfolioDescribed,
  portfolioExtrasGiven,
  portfolioId,
  portfolioImageAdded,
  portfolioImageDescribed,
  portfolioImageId,
  portfolioImageRemoved,
  portfolioImagesOrdered,
  portfolioPublished,
  portfolioRemoved,
} from '../../../tests/setup/samplePortfolioEvents.ts'
import { portfolios } from './portfolios.ts'

const story = [
  portfolioAdded(),
  portfolioDescribed(),
  portfolioExtrasGiven(),
  portfolioImageAdded(),
  portfolioImageDescribed(),
  portfolioImageAdded({ imageId: portfolioImageId(2), picture: 'scenes/abc' }),
  keyPortfolioImageChosen({ imageId: portfolioImageId(2) }),
  portfolioImagesOrdered([portfolioImageId(2), portfolioImageId(1)]),
  portfolioPublished(),
]

test('a deleted portfolio stays deleted, whatever event follows', async () => {
  const { given, rows } = await projectionHarness(portfolios)
  await given(...story, portfolioRemoved(), portfolioImageAdded({ imageId: portfolioImageId(3) }), portfolioPublished())
  expect(await rows('portfolios')).toEqual([])
})

test('portfolios are deleted with their provider', async () => {
  const { given, rows } = await projectionHarness(portfolios)
  await given(...story, portfolioAdded({ portfolioId: portfolioId(2) }))
  expect(await rows('portfolios')).toHaveLength(2)
  const person = { kind: 'provider', id: providerId() } as const
  await given(personErased({ person, portfolios: [portfolioId(), portfolioId(2)] }))
  expect(await rows('portfolios')).toEqual([])
})

test('the order and repetition of deliveries do not matter, and a rebuild gives the same rows', async () => {
  const { portfolios: folded } = await projectTwice(portfolios, ...story, portfolioImageRemoved({ imageId: portfolioImageId(2) }))
  expect(folded).toMatchObject([{ slug: 'camille-et-jules', shown_images: 1, key_image: null, published: true }])
  await rebuildEqualsLive(portfolios, ...story)
})
