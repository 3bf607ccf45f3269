import { z } from 'zod'
import { apiSides } from '../apiSides.ts'
import type { Calls } from '../call.ts'
import {
  ChangedPassword,
  ChosenLanguage,
  EndedSession,
  EndedSessions,
  HistoryItem,
  HistoryQuery,
  LanguageBody,
  OpenSession,
  PasswordBody,
  PersonalData,
  PersonalDataBody,
  SessionParams,
  SessionsQuery,
} from './accountSchemas.ts'
import { LoginBody, ProRefreshBody, ProRefreshed, ProviderSelf, RegisterProviderBody, SignedIn, SignedOut } from './auth.ts'
import { Company, CompanyBody } from './companySchemas.ts'
import { CreditEntriesQuery, CreditEntry, Credits } from './creditSchemas.ts'
import {
  AddedPhoto,
  DescribedPhoto,
  Gallery,
  NoProfilePhoto,
  OrderedPhotos,
  PhotoAnswer,
  PhotoOrder,
  PhotoParams,
  ProfilePhoto,
  photoWordsSchema,
} from './gallerySchemas.ts'
import {
  ContactDeleted,
  InboxQuery,
  InboxRequest,
  RejectedRequest,
  RequestParams,
  rejectionSchema,
  SeenRequest,
  UnlockedRequest,
} from './requestSchemas.ts'

/** Every call of the provider side. */
export const proCalls = {
  registerProvider: { method: 'POST', path: '/api/pro/register', body: RegisterProviderBody, response: SignedIn },
  loginProvider: { method: 'POST', path: '/api/pro/login', body: LoginBody, response: SignedIn },
  logoutProvider: { method: 'POST', path: '/api/pro/logout', response: SignedOut },
  refreshProviderToken: { method: 'POST', path: apiSides.provider.refreshPath, body: ProRefreshBody, response: ProRefreshed },
  showSelf: { method: 'GET', path: '/api/pro/me', response: ProviderSelf },
  listRequests: { method: 'GET', path: '/api/pro/requests', query: InboxQuery, response: z.array(InboxRequest).readonly() },
  showRequest: { method: 'GET', path: '/api/pro/requests/:id', params: RequestParams, response: InboxRequest },
  markRequestSeen: { method: 'POST', path: '/api/pro/requests/:id/seen', params: RequestParams, response: SeenRequest },
  unlockRequest: { method: 'POST', path: '/api/pro/requests/:id/unlock', params: RequestParams, response: UnlockedRequest },
  rejectRequest: {
    method: 'POST',
    path: '/api/pro/requests/:id/reject',
    params: RequestParams,
    body: rejectionSchema,
    response: RejectedRequest,
  },
  confirmDeletion: { method: 'POST', path: '/api/pro/requests/:id/confirm-deletion', params: RequestParams, response: ContactDeleted },
  showPersonalData: { method: 'GET', path: '/api/pro/account', response: PersonalData },
  changePersonalData: { method: 'PUT', path: '/api/pro/account', body: PersonalDataBody, response: PersonalData },
  chooseLanguage: { method: 'PUT', path: '/api/pro/account/language', body: LanguageBody, response: ChosenLanguage },
  changePassword: { method: 'POST', path: '/api/pro/account/password', body: PasswordBody, response: ChangedPassword },
  listHistory: { method: 'GET', path: '/api/pro/account/history', query: HistoryQuery, response: z.array(HistoryItem).readonly() },
  listSessions: { method: 'GET', path: '/api/pro/sessions', query: SessionsQuery, response: z.array(OpenSession).readonly() },
  endSession: { method: 'POST', path: '/api/pro/sessions/:id/end', params: SessionParams, response: EndedSession },
  endOtherSessions: { method: 'POST', path: '/api/pro/sessions/end-others', response: EndedSessions },
  showCompany: { method: 'GET', path: '/api/pro/company', response: Company },
  changeCompany: { method: 'PUT', path: '/api/pro/company', body: CompanyBody, response: Company },
  showGallery: { method: 'GET', path: '/api/pro/gallery', response: Gallery },
  addPhoto: { method: 'POST', path: '/api/pro/photos', upload: true, response: AddedPhoto },
  describePhoto: { method: 'PUT', path: '/api/pro/photos/:id', params: PhotoParams, body: photoWordsSchema, response: DescribedPhoto },
  removePhoto: { method: 'DELETE', path: '/api/pro/photos/:id', params: PhotoParams, response: PhotoAnswer },
  chooseKeyPhoto: { method: 'POST', path: '/api/pro/photos/:id/key', params: PhotoParams, response: PhotoAnswer },
  orderPhotos: { method: 'PUT', path: '/api/pro/photo-order', body: PhotoOrder, response: OrderedPhotos },
  setProfilePhoto: { method: 'POST', path: '/api/pro/profile-photo', upload: true, response: ProfilePhoto },
  removeProfilePhoto: { method: 'DELETE', path: '/api/pro/profile-photo', response: NoProfilePhoto },
  showCredits: { method: 'GET', path: '/api/pro/credits', response: Credits },
  listCreditEntries: {
    method: 'GET',
    path: '/api/pro/credit-entries',
    query: CreditEntriesQuery,
    response: z.array(CreditEntry).readonly(),
  },
} as const satisfies Calls
