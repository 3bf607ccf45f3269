import { z } from 'zod'
import { eventTypes } from './eventTypes.ts'
import { requestStages } from './request/requestStages.ts'

/** Slugs of the reference lists; their names in seven languages belong to the API. */
export const serviceTypes = ['complete', 'partial', 'day-coordination'] as const
export const guestRanges = ['less50', '50to100', '100to150', '150to200', 'more200'] as const
export const budgetRanges = ['less10000', '10000to20000', '20000to30000', '30000to50000', 'more50000'] as const
export const plannerBudgetRanges = ['less500', '500to2000', '2000to5000', 'more5000'] as const
export const plannerPreferences = ['nearEvent', 'nearHome', 'noPreference'] as const

export const EventType = z.enum(eventTypes)
export const ServiceType = z.enum(serviceTypes)
export type ServiceType = z.infer<typeof ServiceType>
export const GuestRange = z.enum(guestRanges)
export type GuestRange = z.infer<typeof GuestRange>
export const BudgetRange = z.enum(budgetRanges)
export type BudgetRange = z.infer<typeof BudgetRange>
export const PlannerBudgetRange = z.enum(plannerBudgetRanges)
export type PlannerBudgetRange = z.infer<typeof PlannerBudgetRange>
export const PlannerPreference = z.enum(plannerPreferences)
export type PlannerPreference = z.infer<typeof PlannerPreference>

/** What a provider can offer. */
export const offeredServices = [
  'CONSULTING_SERVICES',
  'CORPORATE_EVENTS',
  'DAY_COORDINATION',
  'FULL_PLANNING',
  'PARTIAL_PLANNING',
  'PRIVATE_EVENTS',
  'SECULAR_CEREMONY',
  'VENDOR_SEARCH',
  'WEDDING_DESIGN',
] as const
export const OfferedService = z.enum(offeredServices)
export type OfferedService = z.infer<typeof OfferedService>

/** Which offered service a couple's service type means. */
export const serviceForType: Readonly<Record<ServiceType, OfferedService>> = {
  complete: 'FULL_PLANNING',
  partial: 'PARTIAL_PLANNING',
  'day-coordination': 'DAY_COORDINATION',
}

/** Planner budget ranges in euro cents, [from, to). */
export const plannerBudgetCents: Readonly<Record<PlannerBudgetRange, { readonly from: number; readonly to: number | null }>> = {
  less500: { from: 0, to: 50_000 },
  '500to2000': { from: 50_000, to: 200_000 },
  '2000to5000': { from: 200_000, to: 500_000 },
  more5000: { from: 500_000, to: null },
}

/** Why a provider turns a request down, in the order in which the office asks: 'other' comes last, as a note stands below it. */
export const rejectionReasons = [
  'not_available',
  'budget',
  'location',
  'not_qualified',
  'not_sufficient_infos',
  'questionable',
  'other',
] as const
export const RejectionReason = z.enum(rejectionReasons)
export type RejectionReason = z.infer<typeof RejectionReason>

export const RequestStage = z.enum(requestStages)
export type RequestStage = z.infer<typeof RequestStage>
