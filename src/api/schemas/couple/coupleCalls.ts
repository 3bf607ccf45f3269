import { apiSides } from '../apiSides.ts'
import type { Calls } from '../call.ts'
import {
  CheckAccountAnswer,
  CheckAccountBody,
  CheckPhoneAnswer,
  CheckPhoneBody,
  LogoutAnswer,
  ProfileFields,
  RefreshAnswer,
  RefreshBody,
  RegisterAnswer,
  RegisterBody,
  UpdateProfileAnswer,
  User,
  VerifyPhoneAnswer,
  VerifyPhoneBody,
} from './auth.ts'
import { CancelProjectAnswer, ProjectParams } from './cancelProject.ts'
import { ChoosePrestatairesAnswer, choosePrestatairesBody, SendToPrestataireAnswer, sendToPrestataireBody } from './contactPrestataires.ts'
import { DeleteAccountAnswer, DeleteAccountBody } from './deleteAccount.ts'
import { AskDeletionAnswer, DisclosureParams, DisclosuresAnswer } from './disclosures.ts'
import { DuplicateProjectBody } from './duplicateProject.ts'
import { CoupleExport } from './export.ts'
import { ChangeFavouriteAnswer, FavouriteParams, FavouritesAnswer } from './favourites.ts'
import { Notification, NotificationsAnswer } from './notifications.ts'
import { PlannerAnswer, PlannerParams, PlannerQuery } from './planner.ts'
import { ProjectsAnswer, projectsQuery } from './projects.ts'
import { LanguagesAnswer, LocaleQuery, referenceListAnswer } from './referenceLists.ts'
import { SaveProjectAnswer, saveProjectBody } from './saveProject.ts'
import { SearchPrestatairesAnswer, searchPrestatairesBody } from './searchPrestataires.ts'
import { SettleProjectAnswer, SettleProjectBody } from './settleProject.ts'
import { SuggestPrestatairesAnswer, SuggestPrestatairesBody } from './suggestPrestataires.ts'

const favourite = { path: '/api/directory/favorites/:publicId', params: FavouriteParams, response: ChangeFavouriteAnswer } as const

/** Every call of the couple side. */
export const coupleCalls = {
  checkPhone: { method: 'POST', path: '/api/project/check-phone', body: CheckPhoneBody, response: CheckPhoneAnswer },
  verifyPhone: { method: 'POST', path: '/api/project/verify-phone', body: VerifyPhoneBody, response: VerifyPhoneAnswer },
  checkAccount: { method: 'POST', path: '/api/project/check-account', body: CheckAccountBody, response: CheckAccountAnswer },
  register: { method: 'POST', path: '/api/project/register', body: RegisterBody, response: RegisterAnswer },
  me: { method: 'GET', path: '/api/project/me', response: User.nullable() },
  updateProfile: { method: 'POST', path: '/api/project/update-profile', body: ProfileFields, response: UpdateProfileAnswer },
  refreshToken: { method: 'POST', path: apiSides.couple.refreshPath, body: RefreshBody, response: RefreshAnswer },
  logout: { method: 'POST', path: '/api/project/logout', response: LogoutAnswer },
  deleteAccount: { method: 'POST', path: '/api/project/delete-account', body: DeleteAccountBody, response: DeleteAccountAnswer },
  exportData: { method: 'GET', path: '/api/project/export', response: CoupleExport },
  listDisclosures: { method: 'GET', path: '/api/project/disclosures', response: DisclosuresAnswer },
  askDeletion: {
    method: 'POST',
    path: '/api/project/disclosures/:requestId/ask-deletion',
    params: DisclosureParams,
    response: AskDeletionAnswer,
  },
  listNotifications: { method: 'GET', path: '/api/project/notifications', response: NotificationsAnswer },
  changeNotification: {
    method: 'POST',
    path: '/api/project/notifications',
    body: Notification,
    response: NotificationsAnswer,
  },
  listFavourites: { method: 'GET', path: '/api/directory/favorites', response: FavouritesAnswer },
  addFavourite: { method: 'PUT', ...favourite },
  removeFavourite: { method: 'DELETE', ...favourite },
  showPlanner: {
    method: 'GET',
    path: '/api/project/planners/:id',
    params: PlannerParams,
    query: PlannerQuery,
    response: PlannerAnswer,
  },
  listProjects: { method: 'GET', path: '/api/project/projects', query: projectsQuery, response: ProjectsAnswer },
  saveProject: { method: 'POST', path: '/api/project/save-project', body: saveProjectBody, response: SaveProjectAnswer },
  duplicateProject: {
    method: 'POST',
    path: '/api/project/projects/:id/duplicate',
    params: ProjectParams,
    body: DuplicateProjectBody,
    response: SaveProjectAnswer,
  },
  cancelProject: { method: 'POST', path: '/api/project/projects/:id/cancel', params: ProjectParams, response: CancelProjectAnswer },
  settleProject: {
    method: 'POST',
    path: '/api/project/projects/:id/found',
    params: ProjectParams,
    body: SettleProjectBody,
    response: SettleProjectAnswer,
  },
  suggestPrestataires: {
    method: 'POST',
    path: '/api/project/prestataires',
    body: SuggestPrestatairesBody,
    response: SuggestPrestatairesAnswer,
  },
  searchPrestataires: {
    method: 'POST',
    path: '/api/project/more-prestataires',
    body: searchPrestatairesBody,
    response: SearchPrestatairesAnswer,
  },
  choosePrestataires: {
    method: 'POST',
    path: '/api/project/choose-prestataires',
    body: choosePrestatairesBody,
    response: ChoosePrestatairesAnswer,
  },
  sendToPrestataire: {
    method: 'POST',
    path: '/api/project/send-to-prestataire',
    body: sendToPrestataireBody,
    response: SendToPrestataireAnswer,
  },
  languages: { method: 'GET', path: '/api/project/langues', query: LocaleQuery, response: LanguagesAnswer },
  event_types: { method: 'GET', path: '/api/project/event-types', query: LocaleQuery, response: referenceListAnswer('event_types') },
  service_types: { method: 'GET', path: '/api/project/service-types', query: LocaleQuery, response: referenceListAnswer('service_types') },
  guest_ranges: { method: 'GET', path: '/api/project/ranges/guest', query: LocaleQuery, response: referenceListAnswer('guest_ranges') },
  budget_ranges: { method: 'GET', path: '/api/project/ranges/budget', query: LocaleQuery, response: referenceListAnswer('budget_ranges') },
  planner_budget_ranges: {
    method: 'GET',
    path: '/api/project/ranges/planner-budget',
    query: LocaleQuery,
    response: referenceListAnswer('planner_budget_ranges'),
  },
  planner_preferences: {
    method: 'GET',
    path: '/api/project/planner-preferences',
    query: LocaleQuery,
    response: referenceListAnswer('planner_preferences'),
  },
} as const satisfies Calls
