import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import {
  keyPortfolioImageChosen,
  portfolioAdded,
  portfolioDescribed,
  portfolioId,
  portfolioImageAdded,
  portfolioImageDescribed,
  portfolioImageId,
  portfolioImageRemoved,
  portfolioImagesOrdered,
  portfolioPublished,
} from '../../../tests/setup/samplePortfolioEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { addPortfolioImage } from './addPortfolioImage.ts'
import { chooseKeyPortfolioImage } from './chooseKeyPortfolioImage.ts'
import { describePortfolioImage } from './describePortfolioImage.ts'
import { orderPortfolioImages } from './orderPortfolioImages.ts'
import { removePortfolioImage } from './removePortfolioImage.ts'

const of = { providerId: providerId(), portfolioId: portfolioId() }
const owner = [providerRegistered(), portfolioAdded()]
const by = { seen: { owner } }

describe('the pictures of a portfolio', () => {
  const adding = { ...of, imageId: portfolioImageId(), picture: 'scenes/k7m2p9', alt: '' }
  const two = [portfolioImageAdded(), portfolioImageAdded({ imageId: portfolioImageId(2) })] as const

  test('are limited to 20', () => {
    const most = Array.from({ length: defaultRules.portfolios.images }, (_, index) =>
      portfolioImageAdded({ imageId: portfolioImageId(100 + index) }),
    )
    expect(most).toHaveLength(20)
    given(...most.slice(1))
      .when(addPortfolioImage, adding, by)
      .thenEvents(portfolioImageAdded())
    given(...most)
      .when(addPortfolioImage, adding, by)
      .thenRefused('portfolio_images_full')
    given(...most)
      .when(addPortfolioImage, { ...adding, imageId: portfolioImageId(100) }, by)
      .thenNothing()
  })

  test('are removed, described and put in order', () => {
    given(portfolioImageAdded())
      .when(removePortfolioImage, { ...of, imageId: portfolioImageId() }, by)
      .thenEvents(portfolioImageRemoved())
    given()
      .when(removePortfolioImage, { ...of, imageId: portfolioImageId() }, by)
      .thenRefused('photo_not_found')
    const words = { caption: 'La table d’honneur', alt: 'Une longue table fleurie sous des guirlandes' }
    given(portfolioImageAdded())
      .when(describePortfolioImage, { ...of, imageId: portfolioImageId(), ...words }, by)
      .thenEvents(portfolioImageDescribed())
    given(portfolioImageAdded(), portfolioImageDescribed())
      .when(describePortfolioImage, { ...of, imageId: portfolioImageId(), ...words }, by)
      .thenNothing()
    given(portfolioImageAdded())
      .when(describePortfolioImage, { ...of, imageId: portfolioImageId(), ...words, instead: null }, by)
      .thenRefused('changed_meanwhile')
    given()
      .when(describePortfolioImage, { ...of, imageId: portfolioImageId(), ...words }, by)
      .thenRefused('photo_not_found')
    given(...two)
      .when(orderPortfolioImages, { ...of, imageIds: [portfolioImageId(2), portfolioImageId(1)] }, by)
      .thenEvents(portfolioImagesOrdered([portfolioImageId(2), portfolioImageId(1)]))
    given(...two)
      .when(orderPortfolioImages, { ...of, imageIds: [portfolioImageId(1), portfolioImageId(2)] }, by)
      .thenNothing()
    given(...two)
      .when(orderPortfolioImages, { ...of, imageIds: [portfolioImageId(2)] }, by)
      .thenRefused('changed_meanwhile')
  })

  test('have a key picture until it is removed', () => {
    const choosing = { ...of, imageId: portfolioImageId() }
    given(...two)
      .when(chooseKeyPortfolioImage, choosing, by)
      .thenEvents(keyPortfolioImageChosen())
    given(...two, keyPortfolioImageChosen())
      .when(chooseKeyPortfolioImage, choosing, by)
      .thenNothing()
    given().when(chooseKeyPortfolioImage, choosing, by).thenRefused('photo_not_found')
    expect(
      given(...two, keyPortfolioImageChosen())
        .when(removePortfolioImage, choosing, by)
        .thenState().keyPhoto,
    ).toBeUndefined()
  })

  test('keep at least one alternative text while the portfolio is published', () => {
    const published = [portfolioDescribed(), portfolioImageAdded(), portfolioImageDescribed(), portfolioPublished()] as const
    const missing = ['image']
    given(...published)
      .when(removePortfolioImage, { ...of, imageId: portfolioImageId() }, by)
      .thenRefused('portfolio_incomplete', { missing })
    given(...published)
      .when(describePortfolioImage, { ...of, imageId: portfolioImageId(), caption: '', alt: '' }, by)
      .thenRefused('portfolio_incomplete', { missing })
  })
})
