import { describe, expect, test } from 'vitest'
import { providerId, providerRegistered, subscriptionStarted } from '../../../tests/setup/sampleEvents.ts'
import { personErasureAsked } from '../../../tests/setup/samplePersonEvents.ts'
import {
  portfolioAdded,
  portfolioDescribed,
  portfolioExtrasGiven,
  portfolioId,
  portfolioImageAdded,
  portfolioImageDescribed,
  portfolioPublished,
  portfolioRemoved,
  portfolioUnpublished,
} from '../../../tests/setup/samplePortfolioEvents.ts'
import { given } from '../../../tests/setup/specification.ts'
import { addPortfolio } from '../provider/addPortfolio.ts'
import { defaultRules } from '../rules.ts'
import { type DescribePortfolio, describePortfolio } from './describePortfolio.ts'
import { type GivePortfolioExtras, givePortfolioExtras } from './givePortfolioExtras.ts'
import { noExtras, portfolio } from './portfolio.ts'
import { portfolioStatusOf } from './portfolioStatus.ts'
import { publishPortfolio } from './publishPortfolio.ts'
import { removePortfolio } from './removePortfolio.ts'
import { unpublishPortfolio } from './unpublishPortfolio.ts'

const of = { providerId: providerId(), portfolioId: portfolioId() }
const owner = [providerRegistered(), portfolioAdded()]
const by = { seen: { owner } }
const withPremium = { seen: { owner, account: [subscriptionStarted()] } }
const { providerId: _owner, portfolioId: _id, describedAt: _at, ...said } = portfolioDescribed().data
const description = said as DescribePortfolio['description']
const { providerId: _o, portfolioId: _p, givenAt: _g, ...saidOfIt } = portfolioExtrasGiven().data
const extras = saidOfIt as GivePortfolioExtras['extras']
const none = noExtras as GivePortfolioExtras['extras']
const complete = [portfolioDescribed(), portfolioImageAdded(), portfolioImageDescribed()] as const

describe('a portfolio', () => {
  const adding = { ...of, publicId: 'p4m2p9xq4r8v', title: 'Camille et Jules' }
  const second = { ...adding, portfolioId: portfolioId(2) }
  const premium = { seen: { account: [subscriptionStarted()] } }
  const quota = defaultRules.freePlan.portfolios

  test('is added once, and without Premium at most one', () => {
    expect(quota).toBe(1)
    given(providerRegistered()).when(addPortfolio, adding).thenEvents(portfolioAdded())
    given(...owner)
      .when(addPortfolio, adding)
      .thenNothing()
    given().when(addPortfolio, adding).thenRefused('planner_not_found')
    given(...owner)
      .when(addPortfolio, second)
      .thenRefused('portfolio_quota_reached', { quota })
    given(...owner)
      .when(addPortfolio, second, premium)
      .thenEvents(portfolioAdded({ portfolioId: portfolioId(2) }))
    given(...owner, portfolioRemoved())
      .when(addPortfolio, second)
      .thenEvents(portfolioAdded({ portfolioId: portfolioId(2) }))
    given(providerRegistered({ kind: 'venue' }), portfolioAdded())
      .when(addPortfolio, second)
      .thenEvents(portfolioAdded({ portfolioId: portfolioId(2) }))
  })

  test('is limited in number with Premium', () => {
    const rules = { ...defaultRules, portfolios: { ...defaultRules.portfolios, most: 1 } }
    given(...owner)
      .when(addPortfolio, second, { ...premium, rules })
      .thenRefused('portfolio_limit_reached')
  })

  test('is deleted with its pictures', () => {
    const seen = { portfolio: [portfolioImageAdded()] }
    given(...owner)
      .when(removePortfolio, of, { seen })
      .thenEvents(portfolioRemoved({ pictures: ['scenes/k7m2p9'] }))
    given(providerRegistered()).when(removePortfolio, of, { seen }).thenRefused('portfolio_not_found')
    given().when(removePortfolio, of, { seen }).thenRefused('planner_not_found')
  })

  test('cannot be changed when it was deleted, belongs to another provider, or its owner is being erased', () => {
    for (const [history, refused] of [
      [[...owner, portfolioRemoved()], 'portfolio_not_found'],
      [[providerRegistered()], 'portfolio_not_found'],
      [[...owner, personErasureAsked()], 'planner_not_found'],
    ] as const) {
      const seen = { owner: history }
      given(...complete)
        .when(describePortfolio, { ...of, description }, { seen })
        .thenRefused(refused)
      given(...complete)
        .when(givePortfolioExtras, { ...of, extras }, { seen })
        .thenRefused(refused)
      given(...complete)
        .when(publishPortfolio, of, { seen })
        .thenRefused(refused)
      given(...complete)
        .when(unpublishPortfolio, of, { seen })
        .thenRefused(refused)
    }
  })

  test('is described on the version that was seen, with its services in the order of their list', () => {
    given()
      .when(describePortfolio, { ...of, description: { ...description, services: ['WEDDING_DESIGN', 'DAY_COORDINATION'] } }, by)
      .thenEvents(portfolioDescribed())
    given(portfolioDescribed())
      .when(describePortfolio, { ...of, description }, by)
      .thenNothing()
    const begun = { title: 'Camille et Jules', description: '', weddingDate: null, services: [] }
    given()
      .when(describePortfolio, { ...of, description, instead: begun }, by)
      .thenEvents(portfolioDescribed())
    given(portfolioDescribed())
      .when(describePortfolio, { ...of, description: { ...description, title: 'Autre' }, instead: begun }, by)
      .thenRefused('changed_meanwhile')
  })

  test('needs a date in the past, in the company’s time zone', () => {
    const on = (weddingDate: string) => ({ ...of, description: { ...description, weddingDate } })
    const now = '2026-11-20T23:30:00.000Z'
    given()
      .when(describePortfolio, on('2026-11-21'), { ...by, now })
      .thenEvents(portfolioDescribed({ weddingDate: '2026-11-21', describedAt: now }))
    for (const day of ['2026-11-22', '1899-12-31'])
      given()
        .when(describePortfolio, on(day), { ...by, now })
        .thenRefused('wedding_date_invalid')
  })
})

describe('the fields that need Premium', () => {
  test('are set with it', () => {
    given()
      .when(givePortfolioExtras, { ...of, extras }, withPremium)
      .thenEvents(portfolioExtrasGiven({ givenAt: '2026-11-20T10:00:00.000Z' }))
    given(portfolioExtrasGiven())
      .when(givePortfolioExtras, { ...of, extras }, withPremium)
      .thenNothing()
    given(portfolioExtrasGiven())
      .when(givePortfolioExtras, { ...of, extras: { ...extras, guests: 80 }, instead: noExtras }, withPremium)
      .thenRefused('changed_meanwhile')
  })

  test('are refused without it, each of the four', () => {
    for (const each of [{ place: 'Lyon' }, { style: 'Bohème' }, { guests: 80 }, { totalBudget: 100_000 }, { plannerBudget: 100_000 }])
      given()
        .when(givePortfolioExtras, { ...of, extras: { ...none, ...each } }, by)
        .thenRefused('premium_required')
    given(portfolioExtrasGiven())
      .when(givePortfolioExtras, { ...of, extras: { ...extras, guests: 91 } }, by)
      .thenRefused('premium_required')
  })

  test('stay after a downgrade, and can be hidden and removed', () => {
    given(portfolioExtrasGiven())
      .when(givePortfolioExtras, { ...of, extras }, by)
      .thenNothing()
    given(portfolioExtrasGiven())
      .when(givePortfolioExtras, { ...of, extras: { ...extras, guests: null, isBudgetHidden: true } }, by)
      .thenEvents(portfolioExtrasGiven({ guests: null, isBudgetHidden: true }))
  })
})

describe('couples see a portfolio', () => {
  test('once it is published, which requires a description and a picture with an alternative text', () => {
    given()
      .when(publishPortfolio, of, by)
      .thenRefused('portfolio_incomplete', { missing: ['description', 'image'] })
    given(portfolioDescribed(), portfolioImageAdded())
      .when(publishPortfolio, of, by)
      .thenRefused('portfolio_incomplete', { missing: ['image'] })
    given(...complete)
      .when(publishPortfolio, of, by)
      .thenEvents(portfolioPublished())
    given(...complete, portfolioPublished())
      .when(publishPortfolio, of, by)
      .thenNothing()
  })

  test('only if its provider has confirmed its e-mail', () => {
    const unconfirmed = [providerRegistered({ emailConfirmed: false }), portfolioAdded()]
    given(...complete)
      .when(publishPortfolio, of, { seen: { owner: unconfirmed } })
      .thenRefused('email_not_confirmed')
  })

  test('until it is unpublished, and as far as the plan shows it', () => {
    given(...complete, portfolioPublished())
      .when(unpublishPortfolio, of, by)
      .thenEvents(portfolioUnpublished())
    given(...complete)
      .when(unpublishPortfolio, of, by)
      .thenNothing()
    expect(portfolio.evolve(given(portfolioPublished()).when(unpublishPortfolio, of, by).thenState(), portfolioPublished()).published).toBe(
      true,
    )
    expect([portfolioStatusOf(false, false), portfolioStatusOf(true, true), portfolioStatusOf(true, false)]).toEqual([
      'draft',
      'online',
      'above_plan',
    ])
  })

  test('with its required parts, which cannot be removed while it is published', () => {
    given(...complete, portfolioPublished())
      .when(describePortfolio, { ...of, description: { ...description, description: '' } }, by)
      .thenRefused('portfolio_incomplete', { missing: ['description'] })
  })
})
