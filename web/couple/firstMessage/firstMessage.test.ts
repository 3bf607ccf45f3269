import { describe, expect, it } from 'vitest'
import { eventTypes } from '../../../src/domain/eventTypes.ts'
import { budgetRanges, guestRanges, plannerBudgetRanges, serviceTypes } from '../../../src/domain/referenceValues.ts'
import { createI18n } from '../../shared/i18n/createI18n.ts'
import type { InterfaceLanguage } from '../../shared/i18n/languages.ts'
import { loadTranslations } from '../texts/loadTranslations.ts'
import { firstMessage, type ProjectFacts } from './firstMessage.ts'

const wedding: ProjectFacts = {
  eventType: 'mariage',
  eventDate: '2027-06-12',
  town: 'Lyon',
  serviceType: 'complete',
  guestRange: '50to100',
  budgetRange: '20000to30000',
  budgetPlannerRange: 'more5000',
}
const unsaid = { eventDate: '', town: '', serviceType: '', guestRange: '', budgetRange: '', budgetPlannerRange: '' }

async function written(language: InterfaceLanguage, over: Partial<ProjectFacts> = {}): Promise<string> {
  const i18n = createI18n(language, await loadTranslations(language, ['providers']))
  return firstMessage({ ...wedding, ...over }, 'Camille Moreau', i18n.getFixedT(language, 'providers'), language)
}
/** Compares texts regardless of the kind of space. */
const read = async (...asked: Parameters<typeof written>) => (await written(...asked)).replaceAll(/[\u00a0\u202f]/g, ' ')

describe('a first message', () => {
  it('states the project’s facts, in French with its non-breaking spaces', async () => {
    expect(await written('fr')).toBe(
      [
        'Bonjour,',
        'Nous préparons notre mariage pour le 12/06/2027 à Lyon, et votre univers nous plaît beaucoup.',
        'Nous cherchons une organisation complète. Nous attendons 50 à 100 invités. Nous prévoyons un budget total de 20\u202f000\u00a0€ à 30\u202f000\u00a0€, dont plus de 5\u202f000\u00a0€ pour votre accompagnement.',
        'Êtes-vous disponible à cette date\u202f? Nous aimerions beaucoup en parler avec vous.',
        'Camille Moreau',
      ].join('\n\n'),
    )
  })

  it.each([
    [
      'en',
      'We are planning our wedding for 12/06/2027 in Lyon',
      'Our total budget is €20,000 to €30,000, of which over €5,000 for your services.',
    ],
    [
      'nl',
      'Wij plannen onze bruiloft op 12/06/2027 in Lyon',
      'Ons totale budget bedraagt € 20.000 tot € 30.000, waarvan meer dan € 5.000 voor',
    ],
    [
      'de',
      'wir planen unsere Hochzeit am 12/06/2027 in Lyon',
      'Unser Gesamtbudget beträgt 20.000 € bis 30.000 €, davon mehr als 5.000 € für',
    ],
    ['it', 'stiamo organizzando il nostro matrimonio per il 12/06/2027 a Lyon', 'da 20.000 € a 30.000 €, di cui più di 5000 € per il Suo'],
    ['es', 'Estamos preparando nuestra boda para el 12/06/2027 en Lyon', 'de entre 20.000 € y 30.000 €, de los cuales más de 5000 €'],
    ['pt', 'Estamos a preparar o nosso casamento para 12/06/2027 (Lyon)', 'de 20 000 € a 30 000 €, dos quais mais de 5000 € para'],
  ] as const)('is written in %s as well', async (language, opening, budget) => {
    const message = await read(language)
    expect(message).toContain(opening)
    expect(message).toContain(budget)
    expect(message).toMatch(/\n\nCamille Moreau$/)
  })

  it.each(['fr', 'en', 'nl', 'de', 'it', 'es', 'pt'] as const)('has words for every choice in %s', async (language) => {
    const choices = [
      ...eventTypes.map((eventType) => ({ eventType })),
      ...serviceTypes.map((serviceType) => ({ serviceType })),
      ...guestRanges.map((guestRange) => ({ guestRange })),
      ...budgetRanges.map((budgetRange) => ({ budgetRange })),
      ...plannerBudgetRanges.map((budgetPlannerRange) => ({ budgetPlannerRange })),
    ]
    const messages = await Promise.all(choices.map((choice) => written(language, choice)))
    // Four of the choices exist for weddings only.
    expect(new Set(messages).size).toBe(choices.length - 4)
    for (const message of messages) expect(message).not.toMatch(/message\.first|undefined|{{| {2}/)
  })

  it('leaves out what was not entered', async () => {
    expect(await written('fr', unsaid)).toBe(
      'Bonjour,\n\nNous préparons notre mariage, et votre univers nous plaît beaucoup.\n\nNous aimerions beaucoup en parler avec vous.\n\nCamille Moreau',
    )
    expect(await read('fr', { ...unsaid, budgetPlannerRange: 'less500' })).toContain(
      'Nous prévoyons moins de 500 € pour votre accompagnement.',
    )
    expect(await read('fr', { ...unsaid, budgetRange: 'more50000' })).toContain('Nous prévoyons un budget total de plus de 50 000 €.')
  })

  it('names an event by the couple’s own words', async () => {
    expect(await written('fr', { eventType: 'Noces d’or' })).toContain('un événement («\u00a0Noces d’or\u00a0») pour le')
  })

  it.each([
    ['fr', 'Le Mans', 'au Mans'],
    ['fr', 'Les Sables-d’Olonne', 'aux Sables-d’Olonne'],
    ['fr', 'La Rochelle', 'à La Rochelle'],
    ['fr', 'Lens', 'à Lens'],
    ['fr', 'Arles', 'à Arles'],
    ['it', 'Arezzo', 'ad Arezzo'],
    ['it', 'Roma', 'a Roma'],
  ] as const)('joins the town as %s does: %s', async (language, town, words) => {
    expect(await written(language, { town })).toContain(` ${words}`)
  })
})
