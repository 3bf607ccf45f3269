import type { Identity, Whose } from '../../scripts/permissions/declaredOutcome.ts'
import { pictureWidths } from '../../src/api/schemas/pictureWidths.ts'
import { createPictureUrls } from '../../src/integrations/images/pictureUrls.ts'
import { pictureKey } from '../../src/operational/secrets.ts'
import { newPhone, registrationForm } from '../setup/phoneSignIn.ts'
import { wizardProject } from '../setup/wizardProject.ts'
import { accountCases } from './accountCases.ts'
import { availabilityCases } from './availabilityCases.ts'
import type { CallCase } from './callCase.ts'
import { companyCases } from './companyCases.ts'
import { galleryCases } from './galleryCases.ts'
import { invoiceCases } from './invoiceCases.ts'
import { notificationCases } from './notificationCases.ts'
import { paymentCases } from './paymentCases.ts'
import { portfolioCases } from './portfolioCases.ts'
import { venueCases } from './venueCases.ts'
import type { PermissionWorld } from './world.ts'

const at = (path: string, body?: object): CallCase => ({ names: 'nothing', call: () => ({ path, ...(body && { body }) }) })
const ofPlanner = (path: (id: string) => string): CallCase => ({
  names: 'public',
  call: ({ planner }) => ({ path: path(planner.publicId) }),
})
const onProject = (verb: string, body?: object): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => ({
    path: `/api/project/projects/${await world.project(identity, whose)}/${verb}`,
    ...(body && { body }),
  }),
})
const onRequest = (verb: string, body?: object, state?: 'unlocked' | 'deletion asked'): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => ({
    path: `/api/pro/requests/${await world.request(identity, whose, state)}${verb}`,
    ...(body && { body }),
  }),
})
const template = { title: 'Votre mariage', text: 'Bonjour {firstname}' }
type IdOf = (world: PermissionWorld, identity: Identity, whose: Whose) => Promise<string>
const onVersioned = (path: string, idOf: IdOf, body?: object): CallCase => ({
  names: 'owned',
  call: async (...given) => ({ path: `${path}/${await idOf(...given)}`, ...(body && { body, headers: { 'if-match': '*' } }) }),
})
const onNote = (body?: object) => onVersioned('/api/pro/request-notes', (world, ...whose) => world.request(...whose), body)
const onTemplate = (body?: object) => onVersioned('/api/pro/reply-templates', (world, ...whose) => world.template(...whose), body)
const onReview = (verb: string, body: object): CallCase => ({
  names: 'owned',
  call: async (world, identity, whose) => ({ path: `/api/pro/reviews/${await world.review(identity, whose)}/${verb}`, body }),
})
const withProject = (
  path: string,
  body: (project: string, world: PermissionWorld) => object,
  ids: CallCase['idsInBody'] = { project: 'owned' },
): CallCase => ({
  names: 'owned',
  idsInBody: ids,
  call: async (world, identity, whose) => ({ path, body: body(await world.project(identity, whose), world) }),
})
const refreshing = (path: string, role: 'couple' | 'provider'): CallCase => ({
  names: 'nothing',
  call: async (world) => ({ path, body: { refresh_token: await world.refreshToken(role) } }),
})

const { email, city, zipCode, country, latitude, longitude, locale } = registrationForm('', '')

/** Every route of the API by method and path. A missing route fails the test. */
export const callCases: Readonly<Record<string, CallCase>> = {
  ...paymentCases,
  'GET /api/cities': at('/api/cities?q=lyon'),
  'GET /api/directory/favorites': at('/api/directory/favorites'),
  'PUT /api/directory/favorites/:publicId': ofPlanner((id) => `/api/directory/favorites/${id}`),
  'DELETE /api/directory/favorites/:publicId': ofPlanner((id) => `/api/directory/favorites/${id}`),
  'GET /api/directory/planners': at('/api/directory/planners?country=fr'),
  'GET /api/directory/providers/:publicId/availability': ofPlanner((id) => `/api/directory/providers/${id}/availability?date=2099-01-01`),
  'GET /api/directory/providers/:publicId/reviews': ofPlanner((id) => `/api/directory/providers/${id}/reviews`),
  'POST /api/directory/portfolios/:publicId/views': {
    names: 'public',
    call: () => ({ path: '/api/directory/portfolios/p4m2p9xq4r8v/views', body: { source: 'direct' } }),
  },
  'GET /api/pro/search': at('/api/pro/search?q=lyon'),
  'GET /api/directory/venue-search': at('/api/directory/venue-search?keywords=domaine'),
  'GET /api/directory/venues': at('/api/directory/venues?country=fr'),
  'POST /api/directory/providers/:publicId/views': {
    names: 'public',
    call: ({ planner }) => ({
      path: `/api/directory/providers/${planner.publicId}/views`,
      body: { kind: 'profile', source: 'direct' },
    }),
  },
  'GET /api/events': at('/api/events'),
  'GET /api/testimonials': at('/api/testimonials?from=couples'),
  'GET /api/openapi.json': at('/api/openapi.json'),
  'GET /api/pro/account': at('/api/pro/account'),
  'PUT /api/pro/account': {
    names: 'nothing',
    call: () => {
      const body = { firstname: 'Claire', lastname: 'Fontaine', phone: newPhone() }
      return { path: '/api/pro/account', body, headers: { 'if-match': '*' } }
    },
  },
  'GET /api/pro/account/history': at('/api/pro/account/history'),
  'PUT /api/pro/account/language': at('/api/pro/account/language', { locale: 'de' }),
  ...accountCases,
  ...companyCases,
  ...availabilityCases,
  ...notificationCases,
  ...venueCases,
  ...portfolioCases,
  ...invoiceCases,
  'GET /api/pro/credit-entries': at('/api/pro/credit-entries'),
  'GET /api/pro/credits': at('/api/pro/credits'),
  'GET /api/pro/credits/statement.json': at('/api/pro/credits/statement.json'),
  'GET /api/pro/dashboard': at('/api/pro/dashboard'),
  'GET /api/pro/statistics': at('/api/pro/statistics'),
  'POST /api/pro/profile/submit-again': at('/api/pro/profile/submit-again'),
  'GET /api/pro/events': at('/api/pro/events'),
  'POST /api/pro/email/ask-confirmation': { ...at('/api/pro/email/ask-confirmation', { token: 'x' }), failsWith: 'link_not_valid' },
  'POST /api/pro/email/confirm': { ...at('/api/pro/email/confirm', { token: 'x' }), failsWith: 'link_not_valid' },
  'POST /api/pro/email/confirm-new': { ...at('/api/pro/email/confirm-new', { token: 'x' }), failsWith: 'link_not_valid' },
  'POST /api/pro/password/forgotten': at('/api/pro/password/forgotten', { email: 'nobody@example.com' }),
  'POST /api/pro/password/new': {
    ...at('/api/pro/password/new', { token: 'x', password: 'Lumière-4-noces' }),
    failsWith: 'link_not_valid',
  },
  'POST /api/pro/login': {
    names: 'nothing',
    failsWith: 'invalid_credentials',
    call: () => ({ path: '/api/pro/login', body: { email: 'nobody@example.com', password: 'Not-my-passw0rd' } }),
  },
  'POST /api/pro/logout': at('/api/pro/logout'),
  ...galleryCases,
  'GET /api/pro/badge': at('/api/pro/badge'),
  'GET /api/pro/review-link': at('/api/pro/review-link'),
  'POST /api/pro/review-link/renew': at('/api/pro/review-link/renew', { number: 1 }),
  'GET /api/pro/reviews': at('/api/pro/reviews'),
  'POST /api/pro/reviews/:id/answer': onReview('answer', { text: 'Merci à vous deux !' }),
  'POST /api/pro/reviews/:id/report': onReview('report', { reason: 'untrue' }),
  'GET /api/pro/me': at('/api/pro/me'),
  'POST /api/pro/register': {
    names: 'nothing',
    call: () => {
      const phone = newPhone()
      const person = { kind: 'planner', firstname: 'Anna', lastname: 'Keller', password: 'Sesam-öffne-d1ch', termsAccepted: true }
      return { path: '/api/pro/register', body: { ...person, phone, email: `${phone.slice(1)}@example.com` } }
    },
  },
  'GET /api/pro/credit-entries/export.csv': at('/api/pro/credit-entries/export.csv'),
  'GET /api/pro/requests': at('/api/pro/requests'),
  'GET /api/pro/requests/export.csv': at('/api/pro/requests/export.csv'),
  'GET /api/pro/requests/:id': onRequest(''),
  'POST /api/pro/requests/:id/confirm-deletion': onRequest('/confirm-deletion', undefined, 'deletion asked'),
  'POST /api/pro/requests/:id/move': onRequest('/move', { stage: 'contacted' }, 'unlocked'),
  'POST /api/pro/requests/mark-read': {
    names: 'owned',
    idsInBody: { ids: 'owned' },
    call: async (world, identity, whose) => ({
      path: '/api/pro/requests/mark-read',
      body: { ids: [await world.request(identity, whose)] },
    }),
  },
  'POST /api/pro/requests/:id/reject': onRequest('/reject', { reason: 'budget' }),
  'POST /api/pro/requests/:id/seen': onRequest('/seen'),
  'POST /api/pro/requests/:id/unlock': onRequest('/unlock'),
  'GET /api/pro/reply-templates': at('/api/pro/reply-templates'),
  'POST /api/pro/reply-templates': at('/api/pro/reply-templates', template),
  'GET /api/pro/reply-templates/:id': onTemplate(),
  'PUT /api/pro/reply-templates/:id': onTemplate(template),
  'DELETE /api/pro/reply-templates/:id': onTemplate(),
  'GET /api/pro/request-notes/:id': onNote(),
  'PUT /api/pro/request-notes/:id': onNote({ note: 'Rappeler lundi' }),
  'GET /api/pro/sessions': at('/api/pro/sessions'),
  'POST /api/pro/sessions/:id/end': {
    names: 'owned',
    call: async (world, identity, whose) => ({ path: `/api/pro/sessions/${await world.session(identity, whose)}/end` }),
  },
  'POST /api/pro/sessions/end-others': at('/api/pro/sessions/end-others'),
  'GET /api/pro/support': at('/api/pro/support'),
  'GET /api/pro/support-messages': at('/api/pro/support-messages'),
  'POST /api/pro/support-messages': at('/api/pro/support-messages', { subject: 'other', text: 'Comment changer de nom ?' }),
  'POST /api/pro/token/refresh': refreshing('/api/pro/token/refresh', 'provider'),
  'POST /api/project/check-account': {
    names: 'nothing',
    failsWith: 'phone-not-verified',
    call: () => ({ path: '/api/project/check-account', body: { phone: newPhone(), proof: 'none' } }),
  },
  'POST /api/project/check-phone': { names: 'nothing', call: () => ({ path: '/api/project/check-phone', body: { phone: newPhone() } }) },
  'POST /api/project/choose-prestataires': withProject(
    '/api/project/choose-prestataires',
    (project, { planner }) => ({ project, selectedPrestataires: [planner.id], message: 'Bonjour' }),
    { project: 'owned', selectedPrestataires: 'public' },
  ),
  'POST /api/project/delete-account': {
    names: 'nothing',
    async call(world, identity) {
      // An allowed call is carried out, so it uses a person that no other call needs.
      const leaving = identity === 'couple' || identity === 'other couple'
      return { path: '/api/project/delete-account', body: { confirm: true }, ...(leaving && { token: await world.throwawayCouple() }) }
    },
  },
  'GET /api/project/disclosures': at('/api/project/disclosures'),
  'POST /api/project/disclosures/:requestId/ask-deletion': {
    names: 'owned',
    call: async (world, identity, whose) => ({
      path: `/api/project/disclosures/${await world.request(identity, whose, 'unlocked')}/ask-deletion`,
    }),
  },
  'GET /api/project/event-types': at('/api/project/event-types'),
  'GET /api/project/export': at('/api/project/export'),
  'GET /api/project/langues': at('/api/project/langues'),
  'POST /api/project/logout': at('/api/project/logout'),
  'GET /api/project/me': at('/api/project/me'),
  'POST /api/project/more-prestataires': withProject('/api/project/more-prestataires', (project) => ({ project, searchValue: 'mariage' })),
  'GET /api/project/planner-preferences': at('/api/project/planner-preferences'),
  'GET /api/project/planners/:id': ofPlanner((id) => `/api/project/planners/${id}`),
  'POST /api/project/prestataires': withProject('/api/project/prestataires', (project) => ({ project })),
  'GET /api/project/projects': at('/api/project/projects'),
  'POST /api/project/projects/:id/cancel': onProject('cancel'),
  'POST /api/project/projects/:id/duplicate': onProject('duplicate', {}),
  'POST /api/project/projects/:id/found': { ...onProject('found', {}), idsInBody: { prestataire: 'public' } },
  'GET /api/project/ranges/budget': at('/api/project/ranges/budget'),
  'GET /api/project/ranges/guest': at('/api/project/ranges/guest'),
  'GET /api/project/ranges/planner-budget': at('/api/project/ranges/planner-budget'),
  'POST /api/project/register': {
    names: 'nothing',
    failsWith: 'phone-not-verified',
    call: () => ({ path: '/api/project/register', body: registrationForm(newPhone(), 'none') }),
  },
  'POST /api/project/save-project': withProject('/api/project/save-project', (id) => wizardProject({ id, guestRange: 'more200' }), {
    id: 'owned',
  }),
  'POST /api/project/send-to-prestataire': withProject(
    '/api/project/send-to-prestataire',
    (project, { planner }) => ({ project, prestataire: planner.id, message: 'Bonjour' }),
    { project: 'owned', prestataire: 'public' },
  ),
  'GET /api/project/service-types': at('/api/project/service-types'),
  'POST /api/project/update-profile': at('/api/project/update-profile', { email, city, zipCode, country, latitude, longitude, locale }),
  'POST /api/project/verify-phone': {
    names: 'nothing',
    call: () => ({ path: '/api/project/verify-phone', body: { phone: newPhone(), code: '000000' } }),
  },
  'POST /api/token/refresh': refreshing('/api/token/refresh', 'couple'),
  ...Object.fromEntries(['/health/live', '/health/ready', '/metrics'].map((path) => [`GET ${path}`, at(path)])),
  'GET /images/:signature/:kind/:id': {
    names: 'public',
    call: ({ product }) => ({
      path: `${createPictureUrls(pictureKey(product.backend.secrets)).pictureUrl('portraits/k7m2p9')}?w=${pictureWidths[0]}`,
    }),
  },
}
