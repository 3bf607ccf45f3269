import type { TFunction } from 'i18next'
import { formatDay, formatEuros } from '../../shared/i18n/format.ts'
import { meltPreposition } from './meltPreposition.ts'

/** The facts of a project; '' is a missing one. */
export interface ProjectFacts {
  /** A slug, or the couple's own words. */
  readonly eventType: string
  /** YYYY-MM-DD. */
  readonly eventDate: string
  readonly town: string
  readonly serviceType: string
  readonly guestRange: string
  readonly budgetRange: string
  readonly budgetPlannerRange: string
}

type Words = TFunction<'providers'>

const events = ['mariage', 'pacs', 'anniversaire', 'bapteme', 'fiancailles', 'evj', 'corporate'] as const
const services = ['complete', 'partial', 'day-coordination'] as const

/** A first message to a planner in the interface language. It states the project's facts and is signed with the couple's name. */
export function firstMessage(facts: ProjectFacts, name: string, t: Words, language: string): string {
  const details = [serviceOf(facts, t), guestsOf(facts, t), budgetOf(facts, t, language)]
  const closing = [facts.eventDate && t('message.first.available'), t('message.first.talk')]
  return [t('message.first.greeting'), openingOf(facts, t, language), sentences(details), sentences(closing), name]
    .filter((paragraph) => paragraph !== '')
    .join('\n\n')
}

const sentences = (each: readonly string[]) => each.filter((sentence) => sentence !== '').join(' ')

function openingOf({ eventType, eventDate, town }: ProjectFacts, t: Words, language: string): string {
  const known = events.find((slug) => slug === eventType)
  const event = known === undefined ? t('message.first.event.other', { words: eventType }) : t(`message.first.event.${known}`)
  const on = eventDate && t('message.first.on', { date: formatDay(eventDate) })
  const at = town && meltPreposition(t('message.first.at', { town }), language)
  const circumstances = [on, at].flatMap((each) => (each === '' ? [] : [` ${each}`])).join('')
  return t('message.first.opening', { event, circumstances })
}

function serviceOf({ serviceType }: ProjectFacts, t: Words): string {
  const known = services.find((slug) => slug === serviceType)
  return known === undefined ? '' : t(`message.first.service.${known}`)
}

function guestsOf({ guestRange }: ProjectFacts, t: Words): string {
  const range = rangeWords(guestRange, t, 'guestRange', String)
  return range && t('message.first.guests', { range })
}

function budgetOf({ budgetRange, budgetPlannerRange }: ProjectFacts, t: Words, language: string): string {
  const words = (slug: string) => rangeWords(slug, t, 'budgetRange', (euros) => formatEuros(euros, language))
  const [total, planner] = [words(budgetRange), words(budgetPlannerRange)]
  if (total && planner) return t('message.first.budget.both', { total, planner })
  return (total && t('message.first.budget.total', { total })) || (planner && t('message.first.budget.planner', { planner }))
}

/** `less50`, `50to100` or `more200` in words; '' for any other value. */
function rangeWords(slug: string, t: Words, kind: 'guestRange' | 'budgetRange', format: (bound: number) => string): string {
  const [, open, bound, to] = /^(less|more)?(\d+)(?:to(\d+))?$/.exec(slug) ?? []
  if (bound === undefined) return ''
  if (to !== undefined) return t(`message.first.${kind}.between`, { from: format(Number(bound)), to: format(Number(to)) })
  return t(`message.first.${kind}.${open === 'less' ? 'less' : 'more'}`, { bound: format(Number(bound)) })
}
