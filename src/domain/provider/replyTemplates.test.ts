import { expect, test } from 'vitest'
import { providerId, providerRegistered } from '../../../tests/setup/sampleEvents.ts'
import { replyTemplateAdded, replyTemplateId } from '../../../tests/setup/sampleTemplateEvents.ts'
import { given, presentTime } from '../../../tests/setup/specification.ts'
import { defaultRules } from '../rules.ts'
import { addReplyTemplate } from './addReplyTemplate.ts'
import { changeReplyTemplate } from './changeReplyTemplate.ts'
import { removeReplyTemplate } from './removeReplyTemplate.ts'

const ids = { providerId: providerId(), templateId: replyTemplateId() }
const words = { title: 'Votre mariage à {city}', text: 'Bonjour {firstname}, je suis libre le {eventDate}.' }
const wrong = { ...words, text: 'Bonjour {prénom}' }
const now = presentTime.toISOString()

test('a template is added, once', () => {
  const decided = given(providerRegistered()).when(addReplyTemplate, { ...ids, ...words })
  decided.thenEvents(replyTemplateAdded({ ...words, addedAt: now }))
  expect([...decided.thenState().replyTemplates]).toEqual([[ids.templateId, words]])
  given(providerRegistered(), replyTemplateAdded())
    .when(addReplyTemplate, { ...ids, ...words })
    .thenNothing()
})

test('the number of templates is limited, and removing one makes room', () => {
  const rules = { ...defaultRules, replyTemplates: { ...defaultRules.replyTemplates, most: 2 } }
  const two = [replyTemplateAdded(), replyTemplateAdded({ templateId: replyTemplateId(2) })] as const
  const third = { ...ids, templateId: replyTemplateId(3), ...words }
  given(providerRegistered(), ...two)
    .when(addReplyTemplate, third, { rules })
    .thenRefused('template_limit_reached')
  const removed = { type: 'ReplyTemplateRemoved', data: { ...ids, removedAt: now } } as const
  given(providerRegistered(), ...two, removed)
    .when(addReplyTemplate, third, { rules })
    .thenEvents(replyTemplateAdded({ templateId: replyTemplateId(3), ...words, addedAt: now }))
})

test('an unknown placeholder is refused, in the title too', () => {
  given(providerRegistered())
    .when(addReplyTemplate, { ...ids, ...wrong })
    .thenRefused('unknown_placeholder')
  given(providerRegistered())
    .when(addReplyTemplate, { ...ids, ...words, title: '{villle}' })
    .thenRefused('unknown_placeholder')
  given(providerRegistered(), replyTemplateAdded())
    .when(changeReplyTemplate, { ...ids, ...wrong })
    .thenRefused('unknown_placeholder')
})

test('a template is changed, unless it was changed meanwhile', () => {
  const { title, text } = replyTemplateAdded().data
  const history = [providerRegistered(), replyTemplateAdded()] as const
  given(...history)
    .when(changeReplyTemplate, { ...ids, ...words, instead: { title: title as string, text: text as string } })
    .thenEvents({ type: 'ReplyTemplateChanged', data: { ...ids, ...words, changedAt: now } })
  given(...history)
    .when(changeReplyTemplate, { ...ids, ...words, instead: null })
    .thenRefused('changed_meanwhile')
  given(...history)
    .when(changeReplyTemplate, { ...ids, title: title as string, text: text as string })
    .thenNothing()
})

test('an unknown template can be neither changed nor removed', () => {
  given(providerRegistered())
    .when(changeReplyTemplate, { ...ids, ...words })
    .thenRefused('template_not_found')
  given(providerRegistered()).when(removeReplyTemplate, ids).thenRefused('template_not_found')
  given(providerRegistered(), replyTemplateAdded())
    .when(removeReplyTemplate, ids)
    .thenEvents({ type: 'ReplyTemplateRemoved', data: { ...ids, removedAt: now } })
})

test('a provider that is unknown or being erased has none', () => {
  given()
    .when(addReplyTemplate, { ...ids, ...words })
    .thenRefused('planner_not_found')
  given()
    .when(changeReplyTemplate, { ...ids, ...words })
    .thenRefused('planner_not_found')
  given().when(removeReplyTemplate, ids).thenRefused('planner_not_found')
})
